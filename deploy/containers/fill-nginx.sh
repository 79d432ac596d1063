#!/bin/sh
# Runs in nginx's container before nginx: fills the files of deploy/nginx.
set -eu
templates="${TEMPLATES:-/etc/dorfforum/nginx}"
filled="${FILLED:-/tmp/edge}"
enabled="${ENABLED:-/etc/nginx/conf.d}"
for name in SITE_NAME CMS_NAME SITE CMS; do
    eval "value=\${$name:-}"
    if [ -z "$value" ]; then
        echo "nginx cannot start: set $name (deploy/containers/README.md)." >&2
        exit 1
    fi
done
umask 077
mkdir -p "$filled"
EDGE_DIR="$filled" CACHE_DIR="${CACHE_DIR:-/var/cache/nginx}" CERTIFICATE_DIR="${CERTIFICATE_DIR:-/etc/dorfforum/tls}" \
    ACME_DIR="${ACME_DIR:-/var/www/acme}" sh "$templates/fill.sh"
# Port 8080 is not published: through it the CMS tells one of the sites of changes and asks for the letter about a week.
cat >"$enabled/dorfforum.conf" <<SERVERS
include $filled/dorfforum.conf;
server {
    listen ${WEBHOOK_PORT:-8080};
    access_log off;
    location /api/cms/ {
        proxy_pass http://dorfforum_site;
        include $filled/proxy-headers.conf;
    }
    location / {
        return 404;
    }
}
SERVERS
