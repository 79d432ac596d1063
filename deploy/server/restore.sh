#!/usr/bin/env bash
# Brings back database and uploads from a backup: restore.sh FILE [--settings]. What is there is kept beside. --settings brings
# back the settings too, for a new machine.
# shellcheck source=deploy/server/paths.sh
. "$(dirname "$(readlink -f "$0")")/paths.sh"

file="${1:-}"
[ -f "$file" ] || fail "Welche Sicherung? $(find "$backups" -maxdepth 1 -name 'dorfforum-*.tar.gz' 2>/dev/null | sort | tail -n 3 | tr '\n' ' ')"
lock

mkdir -p "$state/cms"
draft="$(mktemp -d "$state/cms/.restore-XXXXXX")"
trap 'rm -rf "$draft"' EXIT
tar -xzf "$file" -C "$draft" || fail "$file ist keine vollständige Sicherung: Nehmen Sie eine andere. Es wurde nichts geändert."
[ -f "$draft/RELEASE" ] || fail "$file ist keine Sicherung eines Dorfforums. Es wurde nichts geändert."
[ -f "$draft/data.db" ] || fail "$file enthält eine PostgreSQL-Datenbank: Spielen Sie database.pgdump mit pg_restore zurück (docs/operating.md). Es wurde nichts geändert."

# A release is "version seconds": the version of package.json, and when its sources were committed.
is_newer="$("$node" -e 'const { readFileSync } = require("node:fs");
    const [backup, own] = process.argv.slice(1).map((file) => {
        const [version, seconds] = readFileSync(file, "utf8").trim().split(" ");
        return [...version.split(".").map(Number), Number(seconds)];
    });
    const at = backup.findIndex((part, index) => part !== own[index]);
    console.log(at >= 0 && backup[at] > own[at] ? "yes" : "no")' "$draft/RELEASE" "$current/RELEASE")"
[ "$is_newer" = no ] || fail "Diese Sicherung stammt von Version $(cat "$draft/RELEASE"), neuer als die installierte $(cat "$current/RELEASE"): Sie kennt deren Inhalte nicht und würde sie löschen. Bringen Sie zuerst das Forum auf den neuen Stand (dorfforum-update). Es wurde nichts geändert."

check='const Database = require("module").createRequire(process.argv[1])("better-sqlite3");
    const [row] = new Database(process.argv[2], { readonly: true }).pragma("quick_check");
    if (row.quick_check !== "ok") process.exit(1)'
"$node" -e "$check" "$(readlink -f "$current")/cms/package.json" "$draft/data.db" || fail "Die Datenbank in $file ist beschädigt: Nehmen Sie eine andere Sicherung. Es wurde nichts geändert."

"$systemctl" stop dorfforum-site dorfforum-cms
aside="$state/before-restore-$(date -u +%Y%m%d-%H%M%S)"
mkdir -p "$aside"
if [ "${2:-}" = --settings ]; then
    cp -a "$settings" "$aside/settings"
    cp "$draft"/settings/*.env "$settings/"
fi
database="$(setting cms DATABASE_FILENAME "$state/cms/data.db")"
public="$(setting cms PUBLIC_DIR "$state/cms/public")"
mkdir -p "$public"
for part in "$database" "$database-wal" "$database-shm" "$public/uploads"; do
    if [ -e "$part" ]; then
        mv "$part" "$aside/"
    fi
done
mv "$draft/data.db" "$database"
mv "$draft/uploads" "$public/uploads"
if [ "$(id -u)" = 0 ]; then
    chown -R "$user:" "$database" "$public" "$settings" "$aside"
fi
"$systemctl" start dorfforum-cms dorfforum-site
wait_until_healthy 180 || fail "Das Forum antwortet nach dem Zurückspielen nicht: journalctl -u dorfforum-cms sagt, warum. Was vorher da war, liegt in $aside."
say "Zurückgespielt. Was vorher da war, liegt in $aside; löschen Sie es, wenn alles stimmt."
