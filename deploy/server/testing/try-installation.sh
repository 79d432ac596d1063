#!/usr/bin/env bash
# `npm run test:server`: a fresh Debian in a folder gets the server script, the first event, a backup, an update and a restore, as
# docs/betrieb.md says. Takes 10 to 20 minutes and 4 GB in /var/tmp. Needs root, mmdebstrap and free ports 80, 443, 14000 and 15000.
# What is fetched comes from the system's package sources and npm. DORFFORUM_KEEP_ROOT leaves the folder, DORFFORUM_ROOT_TAR names
# a tar file of a fresh root that is used in place of a new one.
set -euo pipefail

project="$(readlink -f "$(dirname "$(readlink -f "$0")")/../../..")"
root="$(mktemp -d /var/tmp/dorfforum-server-XXXXXX)"
site=forum.ahornbach.test
cms=redaktion.ahornbach.test
passed=0

finish() {
    for pid in "$root"/run/dorfforum-test/*.pid "$root/run/nginx.pid" "$root/run/pebble.pid"; do
        [ ! -f "$pid" ] || kill "$(cat "$pid")" 2>/dev/null || true
    done
    if [ -n "${DORFFORUM_KEEP_ROOT:-}" ]; then
        echo "The root stays in $root."
        return
    fi
    sleep 2
    umount -R "$root" 2>/dev/null || umount -Rl "$root" || return
    rm -rf --one-file-system "$root"
}
trap finish EXIT

inside() {
    chroot "$root" env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 \
        DORFFORUM_SYSTEMCTL=/usr/local/bin/test-systemctl NODE_EXTRA_CA_CERTS=/etc/ssl/test-ca.pem \
        REQUESTS_CA_BUNDLE=/etc/ssl/test-ca.pem "$@"
}
check() {
    echo "— $1"
    shift
    "$@"
    passed=$((passed + 1))
}
event() {
    inside /opt/dorfforum/bin/node /srv/dorfforum/deploy/server/testing/first-event.mjs "$1"
}

make_root() {
    if [ -n "${DORFFORUM_ROOT_TAR:-}" ]; then
        tar -xf "$DORFFORUM_ROOT_TAR" -C "$root"
    else
        mmdebstrap --quiet --variant=minbase --include=systemd,ca-certificates,procps,iproute2 "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$root"
    fi
    mount --bind "$root" "$root"
    mount --make-private "$root"
    mount -t proc proc "$root/proc"
    mount --bind /dev "$root/dev"
    mount -t tmpfs tmpfs "$root/run"
    cp -L /etc/resolv.conf "$root/etc/resolv.conf"
    printf '127.0.0.1 localhost %s %s\n' "$site" "$cms" >"$root/etc/hosts"
    # Packages start no servers there; the script does.
    printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
    chmod +x "$root/usr/sbin/policy-rc.d"
    install -m 755 "$project/deploy/server/testing/systemctl" "$root/usr/local/bin/test-systemctl"
    mkdir -p "$root/srv/dorfforum"
    git -C "$project" archive HEAD | tar -x -C "$root/srv/dorfforum"
    # The authorities that this machine trusts
    cp -L "${NODE_EXTRA_CA_CERTS:-/etc/ssl/certs/ca-certificates.crt}" "$root/etc/ssl/test-ca.pem"
}

# An authority as Let's Encrypt, of Debian's package pebble; it asks this machine on port 80.
start_authority() {
    inside apt-get update -q
    inside apt-get install -q -y --no-install-recommends pebble openssl curl
    mkdir -p "$root/etc/pebble"
    inside openssl req -x509 -nodes -newkey rsa:2048 -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost \
        -keyout /etc/pebble/key.pem -out /etc/pebble/cert.pem 2>/dev/null
    cat >"$root/etc/pebble/config.json" <<'CONFIG'
{ "pebble": { "listenAddress": "127.0.0.1:14000", "managementListenAddress": "127.0.0.1:15000",
  "certificate": "/etc/pebble/cert.pem", "privateKey": "/etc/pebble/key.pem", "httpPort": 80, "tlsPort": 443,
  "ocspResponderURL": "", "externalAccountBindingRequired": false } }
CONFIG
    cat "$root/etc/pebble/cert.pem" >>"$root/etc/ssl/test-ca.pem"
    inside PEBBLE_VA_NOSLEEP=1 PEBBLE_WFE_NONCEREJECT=0 \
        sh -c 'echo $$ >/run/pebble.pid; exec pebble -config /etc/pebble/config.json' >"$root/var/log/pebble.log" 2>&1 &
    inside curl --silent --retry 20 --retry-connrefused --retry-delay 1 --cacert /etc/pebble/cert.pem \
        https://localhost:15000/roots/0 >"$root/etc/pebble/root.pem"
    cat "$root/etc/pebble/root.pem" >>"$root/etc/ssl/test-ca.pem"
}

install_server() {
    inside /srv/dorfforum/deploy/server/install.sh --site "$site" --cms "$cms" --mail amt@ahornbach.test \
        --acme-server https://localhost:14000/dir --site-port "${SITE_PORT:-38917}" --cms-port "${CMS_PORT:-38918}" -- \
        --name Ahornbach --gemeinde "Gemeinde Ahornbach" --strasse "Hauptstraße 1" --plz 12345 --ort Ahornbach --land Hessen </dev/null
}
units_are_accepted() {
    inside systemd-analyze verify /etc/systemd/system/dorfforum-{site,cms,backup}.service /etc/systemd/system/dorfforum-backup.timer
    for unit in site cms backup; do
        inside systemd-analyze security --offline=yes --threshold=20 "/etc/systemd/system/dorfforum-$unit.service" | tail -n 1
    done
}
installs_again() {
    local before after
    before="$(cat "$root"/etc/dorfforum/*.env | sha256sum)"
    install_server
    after="$(cat "$root"/etc/dorfforum/*.env | sha256sum)"
    [ "$before" = "$after" ]
}
updates() {
    cp -a "$root/srv/dorfforum" "$root/srv/dorfforum-neu"
    sed -i 's/"version": "[^"]*"/"version": "99.0.0"/' "$root/srv/dorfforum-neu/package.json"
    inside dorfforum-update /srv/dorfforum-neu
    grep -q '^99\.0\.0 ' "$root$(readlink "$root/opt/dorfforum/current")/RELEASE"
    [ ! -e "$root$(readlink "$root/opt/dorfforum/current")/node_modules" ]
}
restores() {
    event delete
    inside dorfforum-restore "$1"
    event read
}
newest_backup() {
    (cd "$root" && find var/backups/dorfforum -name 'dorfforum-*.tar.gz' -printf '/%p\n' | sort | tail -n 1)
}
keeps_secrets() {
    # Neither the settings nor the database may be read by another user.
    [ "$(inside runuser -u nobody -- sh -c 'cat /etc/dorfforum/*.env /etc/nginx/dorfforum/*/*.conf /var/lib/dorfforum/cms/data.db /var/backups/dorfforum/*' 2>/dev/null | wc -c)" = 0 ]
}

make_root
start_authority
check "the script installs, and the doctor finds nothing wrong" install_server
check "the units are accepted" units_are_accepted
check "the first event is published and shows" event publish
check "other users read no secret" keeps_secrets
check "the script run again changes no setting" installs_again
check "a backup is made" inside dorfforum-backup
backup="$(newest_backup)"
check "an update takes another release" updates
check "the event is there after the update" event read
check "a restore brings the event back" restores "$backup"
check "a restore brings the settings back too" inside dorfforum-restore "$backup" --settings
check "the script takes them over" installs_again
check "the event is there" event read
check "the doctor finds nothing wrong" inside dorfforum-doctor
printf '\n%s passed, 0 failed\n' "$passed"
