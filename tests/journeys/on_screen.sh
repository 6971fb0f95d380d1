#!/usr/bin/env bash
# on_screen.sh PROGRAM [ARGUMENT...]: runs a program on a screen of its own, with a window manager, as a user would
# have it. The screen is 1366x768 unless RACKYARD_SCREEN says another size.
set -euo pipefail

for tool in Xvfb openbox xdotool wmctrl; do
    command -v "$tool" > /dev/null || { echo "$tool is missing: run packaging/test.sh, which installs it" >&2; exit 1; }
done

work=$(mktemp -d)
children=()
trap 'kill "${children[@]}" 2> /dev/null || true; rm -rf "$work"' EXIT

Xvfb -displayfd 3 -screen 0 "${RACKYARD_SCREEN:-1366x768}x24" -nolisten tcp -noreset 3> "$work/display" 2> "$work/xvfb.log" &
children+=($!)
for _ in $(seq 100); do
    [ -s "$work/display" ] && break
    sleep 0.1
done
[ -s "$work/display" ] || { echo "Xvfb did not start:" >&2; cat "$work/xvfb.log" >&2; exit 1; }
DISPLAY=:$(cat "$work/display")
export DISPLAY
unset WAYLAND_DISPLAY

openbox --sm-disable > "$work/openbox.log" 2>&1 &
children+=($!)
for _ in $(seq 100); do
    wmctrl -m > /dev/null 2>&1 && break
    sleep 0.1
done
wmctrl -m > /dev/null || { echo "openbox did not start:" >&2; cat "$work/openbox.log" >&2; exit 1; }

"$@"
