#!/usr/bin/env bash
# Makes a server of Debian or Ubuntu out of a bare one, from the sources that this file stands in; docs/betrieb.md leads through
# it. It may be run again: what is there stays, what is missing comes, and names given anew are taken.
#   install.sh --site forum.example.org --cms redaktion.example.org --mail wir@example.org [--self-signed] [-- --name Ahornbach …]
# What follows -- answers the questions of `npm run new-village`, which a terminal asks otherwise.
sources="$(readlink -f "$(dirname "$(readlink -f "$0")")/../..")"
# shellcheck source=deploy/server/paths.sh
. "$sources/deploy/server/paths.sh"
# shellcheck source=deploy/server/nginx.sh
. "$sources/deploy/server/nginx.sh"

usage="So geht es: install.sh --site NAME --cms NAME --mail ADRESSE [--self-signed] [--acme-server URL] [--site-port N] [--cms-port N] [-- ANTWORTEN]"
site_name="" cms_name="" admin_mail="" certificate=acme acme_server="" ports=()
while [ $# -gt 0 ]; do
    case "$1" in
    --site) site_name="${2:-}" && shift ;;
    --cms) cms_name="${2:-}" && shift ;;
    --mail) admin_mail="${2:-}" && shift ;;
    --acme-server) acme_server="${2:-}" && shift ;;
    --site-port | --cms-port) ports+=("$1" "${2:-}") && shift ;;
    --self-signed) certificate=own ;;
    --) shift && break ;;
    *) fail "$1 ist unbekannt. $usage" ;;
    esac
    shift || fail "$usage"
done
if [ -z "$site_name" ] || [ -z "$cms_name" ] || [ -z "$admin_mail" ]; then
    fail "$usage"
fi
[ "$(id -u)" = 0 ] || fail "Dafür braucht es root: sudo $0 …"
[ -f /etc/debian_version ] || fail "Das ist weder Debian noch Ubuntu."
[ -e "$current/RELEASE" ] || [ -t 0 ] || [ $# -gt 0 ] || fail "Ohne Terminal müssen die Antworten zum Dorf nach -- folgen. $usage"
# What must not be read by others gets its mode where it is made.
umask 022
cd /

install_packages() {
    local packages=(ca-certificates certbot nginx openssl util-linux)
    say "Pakete des Systems werden installiert …"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -q
    # Node comes with the forum; npm of the system fetches it once.
    [ -x "$node" ] || command -v npm >/dev/null || packages+=(npm)
    apt-get install -q -y --no-install-recommends "${packages[@]}"
}

# The versions and checksums stand in node/package-lock.json.
install_node() {
    local wanted="$sources/deploy/server/node/package-lock.json" architecture
    case "$(uname -m)" in
    x86_64) architecture=x64 ;;
    aarch64) architecture=arm64 ;;
    *) fail "Für $(uname -m) gibt es kein Node." ;;
    esac
    if ! [ -x "$node" ] || ! cmp -s "$wanted" "$node_folder/package-lock.json"; then
        say "Node wird installiert …"
        mkdir -p "$node_folder.new"
        cp "$(dirname "$wanted")"/package*.json "$node_folder.new/"
        npm_command ci --prefix "$node_folder.new" --ignore-scripts --no-audit --no-fund
        rm -rf "$node_folder"
        mv "$node_folder.new" "$node_folder"
    fi
    mkdir -p "$home/bin"
    ln -sfn "$node_folder/node_modules/node-linux-$architecture/bin/node" "$home/bin/node"
    chmod -R go+rX "$node_folder" "$home/bin"
}

npm_command() {
    if [ -x "$node" ]; then
        "$node" "$node_folder/node_modules/npm/bin/npm-cli.js" "$@"
    else
        npm "$@"
    fi
}

make_folders() {
    id -u "$user" >/dev/null 2>&1 || useradd --system --user-group --home-dir "$state" --shell /usr/sbin/nologin "$user"
    install -d -m 755 "$home" "$releases"
    install -d -m 700 -o "$user" -g "$user" "$settings" "$state" "$state/site" "$state/cms" "$state/cms/public" "$backups"
}

write_settings() {
    "$node" "$sources/scripts/server-settings.mjs" --settings "$settings" --state "$state" --site "$site_name" \
        --cms "$cms_name" --admin "$admin_mail" "${ports[@]}"
    chown "$user:" "$settings"/*.env
}

# Those of the running release, where there is one
install_units() {
    local from="$sources"
    [ ! -e "$current/RELEASE" ] || from="$(readlink -f "$current")"
    take_units "$from"
    install -d -m 755 "$prefix/etc/systemd/journald.conf.d"
    install -m 644 "$sources/deploy/server/systemd/journald.conf" "$prefix/etc/systemd/journald.conf.d/dorfforum.conf"
    "$systemctl" restart systemd-journald
    "$systemctl" enable dorfforum-cms dorfforum-site
    for unit in update backup restore doctor; do
        ln -sfn "$current/deploy/server/$unit.sh" "$prefix/usr/local/sbin/dorfforum-$unit"
    done
}

start_forum() {
    if [ -e "$current/RELEASE" ]; then
        "$systemctl" restart dorfforum-cms dorfforum-site
        wait_until_healthy 180 || fail "Das Forum antwortet nicht: journalctl -u dorfforum-cms -u dorfforum-site sagt, warum."
        say "Die installierte Version bleibt; dorfforum-update $sources nimmt eine andere."
    else
        "$sources/deploy/server/update.sh" "$sources" --village --admin "$admin_mail" "$@"
    fi
}

install_packages
install_node
make_folders
write_settings
install_units
install_nginx
start_forum "$@"
[ "$certificate" = own ] || obtain_certificate
"$systemctl" enable --now dorfforum-backup.timer
"$systemctl" start dorfforum-backup
say ""
"$current/deploy/server/doctor.sh" || fail "Etwas ist noch zu tun: siehe oben. Danach rufen Sie diesen Befehl noch einmal auf, oder dorfforum-doctor."
say "
Das Dorfforum läuft.

  Forum      https://$site_name
  Redaktion  https://$cms_name/admin
             Anmelden mit $admin_mail; ohne eigenes Passwort gilt ADMIN_PASSWORD in $settings/cms.env
"
