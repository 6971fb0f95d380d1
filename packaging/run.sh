#!/usr/bin/env bash
# packaging/run.sh [FILE]: installs what is missing, builds Rackyard and opens it on FILE, or on the founding build.
# Without a display it evaluates the build, prints the table and writes the proposal PDF instead.
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

# Whether a window can be opened here: a variable alone may be left over from another machine.
has_display() {
    if [ "$(uname)" = Darwin ]; then
        return 0
    fi
    if [ -n "${WAYLAND_DISPLAY:-}" ] && [ -S "${XDG_RUNTIME_DIR:-}/${WAYLAND_DISPLAY#"${XDG_RUNTIME_DIR:-}/"}" ]; then
        return 0
    fi
    local host number
    host=${DISPLAY:-}
    number=${host##*:}
    number=${number%%.*}
    host=${host%:*}
    case ${DISPLAY:-} in
        "") return 1 ;;
        :* | unix:*) [ -S "/tmp/.X11-unix/X$number" ] || grep -qs "@/tmp/.X11-unix/X$number\$" /proc/net/unix ;;
        *) timeout 2 bash -c "< /dev/tcp/$host/$((6000 + number))" 2> /dev/null ;;
    esac
}

file=${1:-$root/resources/builds/startup-deepseek-v4-pro.rackyard}
if [ ! -r "$file" ]; then
    echo "Cannot read $file" >&2
    exit 3
fi
install_missing build
build_preset release -DRACKYARD_BUILD_TESTS=OFF -DRACKYARD_BUILD_BENCHMARKS=OFF

rackyard=$root/build/release/app/rackyard
if has_display; then
    exec "$rackyard" "$file"
fi
proposal=$root/build/$(basename "$file" .rackyard).pdf
"$rackyard" evaluate "$file"
"$rackyard" export "$file" --pdf "$proposal"
echo
echo "No display here. Proposal: $proposal"
