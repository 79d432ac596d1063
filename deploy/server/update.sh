#!/usr/bin/env bash
# Installs the release in a folder with sources: update.sh FOLDER. It is built beside the running one, and takes its place when it
# answers; otherwise the old release, its database (SQLite), its units and its files for nginx come back. Interrupted before the switch, nothing has changed.
# install.sh adds --village and options of `npm run new-village`: before the first start the village is made.
# shellcheck source=deploy/server/paths.sh
. "$(dirname "$(readlink -f "$0")")/paths.sh"
# shellcheck source=deploy/server/nginx.sh
. "$(dirname "$(readlink -f "$0")")/nginx.sh"

kept_releases=3
min_free_kb=2000000
build="${DORFFORUM_BUILD:-$node_folder/node_modules/npm/bin/npm-cli.js}"

source="$(readlink -f "${1:-.}")"
[ -f "$source/scripts/build-all.mjs" ] || fail "In $source liegen keine Quellen des Dorfforums."
lock
mkdir -p "$releases"
free_kb="$(df --output=avail -k "$releases" | tail -n 1)"
[ "$free_kb" -gt "${DORFFORUM_MIN_FREE_KB:-$min_free_kb}" ] || fail "Ein Update braucht 2 GB; in $releases sind $((free_kb / 1000)) MB frei. Es wurde nichts geändert."

# Builds that were interrupted: only a whole release has its RELEASE file.
for folder in "$releases"/*/; do
    [ ! -d "$folder" ] || [ -f "$folder/RELEASE" ] || rm -rf "$folder"
done

version="$("$node" -p 'require(process.argv[1]).version' "$source/package.json")"
seconds="$(git -c safe.directory='*' -C "$source" log -1 --format=%ct 2>/dev/null || date +%s)"
release="$releases/$(date -u +%Y%m%d-%H%M%S-%3N)"
mkdir "$release" || fail "$release gibt es schon. Es wurde nichts geändert."
abandon() {
    put_nginx_files_back
    rm -rf "$release"
}
trap abandon EXIT
say "Version $version wird in $release gebaut …"
tar -C "$source" --exclude=./node_modules --exclude=./.node --exclude=./cms/node_modules --exclude='./.next*' --exclude=./cms/dist \
    --exclude=./cms/build --exclude=./cms/.strapi --exclude=./cms/.tmp --exclude=./var --exclude=./.git --exclude=./bench --exclude=./e2e \
    --exclude=./.env --exclude=./cms/.env -cf - . | tar -C "$release" -xf -
old="$(readlink "$current" || true)"
ln -s "$settings/site.env" "$release/.env"
ln -s "$settings/cms.env" "$release/cms/.env"
if [ "$(id -u)" = 0 ]; then
    chown -R "$user:" "$release"
fi
(cd "$release" && as_user env PATH="$home/bin:$PATH" NODE_DISABLE_COMPILE_CACHE=1 npm_execpath="$build" "$node" scripts/build-all.mjs --release ${old:+"$old"}) ||
    fail "Die neue Version ließ sich nicht bauen. Die laufende ist unberührt."
printf '%s %s\n' "$version" "$seconds" >"$release/RELEASE"
# The backup reads it as the servers' user.
chmod 644 "$release/RELEASE"

if [ "${2:-}" = --village ]; then
    had_database=""
    [ ! -f "$(setting cms DATABASE_FILENAME "$state/cms/data.db")" ] || had_database=yes
    if ! (cd "$release" && as_user env DORFFORUM_SERVER=yes "$node" scripts/new-village.mjs "${@:3}"); then
        [ -n "$had_database" ] || fail "Das Dorf wurde nicht angelegt: Rufen Sie denselben Befehl mit anderen Antworten noch einmal auf."
        say "Das Dorf bleibt, wie es ist."
    fi
fi
backup=""
postgres="$(setting cms DATABASE_URL "")"
if [ -n "$old" ] && { [ -n "$postgres" ] || [ -f "$(setting cms DATABASE_FILENAME "$state/cms/data.db")" ]; }; then
    backup="$(as_user "$old/deploy/server/backup.sh")" || fail "Die Sicherung vor dem Update ist gescheitert. Die laufende Version ist unberührt."
fi
# Where install.sh has set nginx up
if [ -L "$enabled" ]; then
    take_nginx_files "$source" "$(nginx_certificate)" ||
        fail "nginx nimmt die Dateien der neuen Version nicht an: siehe oben. Die laufende Version ist unberührt, auch ihre Dateien für nginx."
fi

switch_to() {
    ln -sfn "$1" "$current.new"
    mv -T "$current.new" "$current"
    # Where install.sh has put units
    [ ! -f "$units/dorfforum-site.service" ] || take_units "$1"
    "$systemctl" restart dorfforum-cms dorfforum-site
}
go_back() {
    put_nginx_files_back
    say "Die neue Version antwortet nicht: zurück zu $old."
    # The new release may have changed the tables.
    switch_to "$old"
    if [ -n "$postgres" ]; then
        say "Die Datenbank (PostgreSQL) bleibt, wie die neue Version sie hinterlassen hat. Wie sie vor dem Update war, steht in $backup; zurück kommt sie von Hand mit pg_restore (docs/operating.md)."
    elif [ -n "$backup" ]; then
        flock --unlock 9
        "$old/deploy/server/restore.sh" "$backup"
    fi
}
# Called when the update is interrupted between the switch and the answer.
interrupted() {
    trap - EXIT INT TERM HUP
    [ -z "$old" ] || go_back
    exit 1
}
trap interrupted EXIT INT TERM HUP
switch_to "$release"
if ! wait_until_healthy "${DORFFORUM_HEALTH_SECONDS:-180}"; then
    trap - EXIT INT TERM HUP
    [ -n "$old" ] || fail "Die Version antwortet nicht: journalctl -u dorfforum-cms -u dorfforum-site sagt, warum."
    go_back
    rm -rf "$release"
    fail "Das Update wurde zurückgenommen, das Forum läuft wie vorher. journalctl -u dorfforum-cms -u dorfforum-site sagt, was war."
fi
trap - EXIT INT TERM HUP
[ -z "$nginx_files" ] || reload_nginx || say "nginx hat die Dateien der neuen Version noch nicht gelesen: systemctl status nginx sagt, warum."

find "$releases" -mindepth 1 -maxdepth 1 -type d | sort | head -n "-$kept_releases" | while read -r outdated; do
    [ "$outdated" = "$old" ] || rm -rf "$outdated"
done
say "Version $version läuft."
