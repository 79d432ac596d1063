#!/usr/bin/env bash
# Says in words what is wrong with this server. It changes nothing.
# shellcheck source=deploy/server/paths.sh
. "$(dirname "$(readlink -f "$0")")/paths.sh"

cd "$(readlink -f "$current")"
as_user env BACKUP_DIR="$backups" "$node" scripts/doctor.mjs
