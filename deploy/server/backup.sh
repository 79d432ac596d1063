#!/usr/bin/env bash
# Writes a backup of database, uploads and settings, and keeps the newest 14 and the first of each of 12 months. It is made
# beside and renamed when it is whole: a full disk or an interruption leaves the backups that are there.
# shellcheck source=deploy/server/paths.sh
. "$(dirname "$(readlink -f "$0")")/paths.sh"

cd /
kept_days=14
kept_months=12

mkdir -p "$backups"
name="dorfforum-$(date -u +%Y%m%d-%H%M%S)"
draft="$(mktemp -d "$backups/.draft-XXXXXX")"
trap 'rm -rf "$draft"' EXIT
# What an earlier run left when the machine went down
find "$backups" -mindepth 1 -maxdepth 1 -name '.draft-*' -mmin +720 -exec rm -rf {} +

content="$draft/content"
mkdir -p "$content/settings" "$content/uploads"
cp "$settings"/*.env "$content/settings/"
cp "$current/RELEASE" "$content/RELEASE"

database="$(setting cms DATABASE_FILENAME "$state/cms/data.db")"
address="$(setting cms DATABASE_URL "")"
if [ -n "$address" ]; then
    pg_dump --format=custom --file="$content/database.pgdump" "$address"
else
    # A state between two writes of the running CMS
    "$node" -e 'const Database = require("module").createRequire(process.argv[1])("better-sqlite3");
        const database = new Database(process.argv[2], { readonly: true, fileMustExist: true });
        database.prepare("VACUUM INTO ?").run(process.argv[3]);
        database.close()' "$(readlink -f "$current")/cms/package.json" "$database" "$content/data.db"
fi
uploads="$(setting cms PUBLIC_DIR "$state/cms/public")/uploads"
if [ -d "$uploads" ]; then
    cp -a "$uploads/." "$content/uploads/"
fi

tar -C "$content" -czf "$draft/backup.tar.gz" .
# Whether what was written can be read again
gzip -t "$draft/backup.tar.gz"
sync "$draft/backup.tar.gz"
mv "$draft/backup.tar.gz" "$backups/$name.tar.gz"

# The newest and the first of each month stay. Nothing here may end a pipe early (grep -q): with pipefail it would sometimes
# read as "not among them", and delete a backup.
names() { find "$backups" -maxdepth 1 -name 'dorfforum-*.tar.gz' -printf '%f\n' | LC_ALL=C sort; }
months="$(names | awk '{ month = substr($0, 11, 6) } !(month in seen) { seen[month] = 1; print }' | tail -n "$kept_months")"
newest="$(names | tail -n "$kept_days")"
LC_ALL=C comm -13 <(printf '%s\n%s\n' "$months" "$newest" | LC_ALL=C sort) <(names) | while read -r file; do
    rm -f "$backups/$file"
done
say "$backups/$name.tar.gz"
