# shellcheck shell=bash disable=SC2034
# Where everything is; read by the other scripts. DORFFORUM_ROOT is a folder in place of / (tests).
set -euo pipefail
umask 077

prefix="${DORFFORUM_ROOT:-}"
user="${DORFFORUM_USER:-dorfforum}"
home="$prefix/opt/dorfforum"
releases="$home/releases"
current="$home/current"
node_folder="$home/node"
settings="$prefix/etc/dorfforum"
state="$prefix/var/lib/dorfforum"
units="$prefix/etc/systemd/system"
backups="${BACKUP_DIR:-$prefix/var/backups/dorfforum}"
systemctl="${DORFFORUM_SYSTEMCTL:-systemctl}"
node="${DORFFORUM_NODE:-$home/bin/node}"

say() { printf '%s\n' "$*"; }
fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# Runs a command as the user of the servers.
as_user() {
    if [ "$(id -u)" = 0 ] && [ "$(id -un)" != "$user" ]; then
        runuser -u "$user" -- env HOME="$state" "$@"
    else
        "$@"
    fi
}

# The value of a variable in a settings file, or of the second argument.
setting() {
    "$node" -e 'const [file, name, other] = process.argv.slice(1);
        const { parseEnv } = require("node:util");
        console.log(parseEnv(require("node:fs").readFileSync(file, "utf8"))[name] || other)' \
        "$settings/$1.env" "$2" "$3"
}

# Has systemd start the servers as the release in a folder has to be started.
take_units() {
    install -m 644 "$1"/deploy/server/systemd/*.service "$1"/deploy/server/systemd/*.timer "$units/"
    "$systemctl" daemon-reload
}

# Waits until site and CMS answer, at most so many seconds.
wait_until_healthy() {
    local site_port cms_port deadline
    site_port="$(setting site PORT 3000)"
    cms_port="$(setting cms PORT 1337)"
    deadline=$((SECONDS + $1))
    while [ "$SECONDS" -lt "$deadline" ]; do
        if is_answering "http://127.0.0.1:$cms_port/_health" && is_answering "http://127.0.0.1:$site_port/api/health/ready"; then
            return 0
        fi
        sleep 1
    done
    return 1
}

is_answering() {
    "$node" -e 'fetch(process.argv[1], { signal: AbortSignal.timeout(5000) }).then(
        ({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))' "$1"
}

# One install, update or restore at a time
lock() {
    mkdir -p "$home"
    exec 9>"$home/.lock"
    flock --nonblock 9 || fail "Ein anderes Update oder Zurückspielen läuft gerade."
}
