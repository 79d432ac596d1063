#!/bin/sh
# Fills the @NAMES@ of the files beside it, whose values stand in the environment, into the folder EDGE_DIR. Without EDGE_DIR it
# prints @VERSION@, by which `npm run doctor` knows the files that nginx has.
set -eu
cd "$(dirname "$0")"
export LC_ALL=C
VERSION="$(cat ./*.conf ./*.html | sha256sum | cut -c 1-16)"
if [ -z "${EDGE_DIR:-}" ]; then
    echo "$VERSION"
    exit
fi
rules=""
for name in EDGE_DIR CACHE_DIR CERTIFICATE_DIR ACME_DIR SITE_NAME CMS_NAME SITE CMS VERSION; do
    eval "value=\$$name"
    rules="$rules
s|@$name@|$value|g"
done
umask 077
for file in *.conf *.html; do
    sed "$rules" "$file" >"$EDGE_DIR/$file"
done
chmod 644 "$EDGE_DIR"/*.html
