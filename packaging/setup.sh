# Shared by run.sh and test.sh: the packages that are missing, configuring, building. Sourced, never run.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# The package manager of this machine, or nothing where we know none.
package_manager() {
    local manager
    for manager in apt-get dnf pacman brew; do
        if command -v "$manager" > /dev/null; then
            echo "$manager"
            return
        fi
    done
}

# package_names MANAGER WHEN...: the names that packages.table has for them.
package_names() {
    local manager=$1 column when
    case $manager in apt-get) column=2 ;; dnf) column=3 ;; pacman) column=4 ;; brew) column=5 ;; esac
    shift
    for when in "$@"; do
        awk -v when="$when" -v column="$column" '$1 == when && $column != "-" { print $column }' \
            "$root/packaging/packages.table"
    done
}

# is_installed MANAGER PACKAGE
is_installed() {
    case $1 in
        apt-get) [ "$(dpkg-query -W -f '${db:Status-Status}' "$2" 2> /dev/null)" = installed ] ;;
        dnf) rpm -q --quiet "$2" ;;
        pacman) pacman -Qq "$2" > /dev/null 2>&1 ;;
        brew) brew list --versions "$2" > /dev/null ;;
    esac
}

# as_root COMMAND...: through sudo where we are not root.
as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif command -v sudo > /dev/null; then
        sudo "$@"
    else
        echo "Root is needed once, to run: $*" >&2
        exit 1
    fi
}

# install_packages MANAGER PACKAGE...
install_packages() {
    local manager=$1
    shift
    case $manager in
        apt-get)
            as_root apt-get update -qq
            as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
            ;;
        dnf) as_root dnf install -y "$@" ;;
        pacman) as_root pacman -S --needed --noconfirm "$@" ;;
        brew) brew install "$@" ;;
    esac
}

# install_missing WHEN...: installs what packages.table lists for them and this machine lacks.
install_missing() {
    local manager name missing=()
    manager=$(package_manager)
    if [ -z "$manager" ]; then
        echo "No package manager that packaging/packages.table knows; going on with what is here." >&2
        return
    fi
    for name in $(package_names "$manager" "$@"); do
        is_installed "$manager" "$name" || missing+=("$name")
    done
    if [ ${#missing[@]} -gt 0 ]; then
        echo "Installing: ${missing[*]}"
        install_packages "$manager" "${missing[@]}"
    fi
}

# build_preset PRESET [-DNAME=VALUE...]: configures and builds build/PRESET.
build_preset() {
    local preset=$1 launcher=()
    shift
    if command -v ccache > /dev/null; then launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache); fi
    (cd "$root" && cmake --preset "$preset" --log-level=WARNING ${launcher[@]+"${launcher[@]}"} "$@")
    cmake --build "$root/build/$preset"
}
