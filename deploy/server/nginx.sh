# shellcheck shell=bash disable=SC2154
# The part of install.sh that sets up nginx and its certificate; needs paths.sh and install.sh's variables.

edge="$prefix/etc/nginx/dorfforum"
acme_folder="$prefix/var/www/dorfforum-acme"
nginx_cache="$prefix/var/cache/nginx/dorfforum"
lineage="$prefix/etc/letsencrypt/live/dorfforum"
own_certificate="$edge/tls"

install_nginx() {
    install -d -m 755 "$edge" "$acme_folder" "$(dirname "$nginx_cache")"
    install -d -m 700 -o www-data -g www-data "$nginx_cache"
    make_own_certificate
    fill_templates
    # Both want to be the server of names that nobody knows.
    rm -f "$prefix/etc/nginx/sites-enabled/default"
    ln -sfn "$edge/dorfforum.conf" "$prefix/etc/nginx/conf.d/dorfforum.conf"
    nginx -t -q || fail "nginx nimmt seine Einstellungen nicht an: siehe oben."
    "$systemctl" enable --now nginx
    "$systemctl" reload nginx
}

# nginx needs one before it can answer the authority's question, and keeps it where there is no other.
make_own_certificate() {
    [ ! -f "$own_certificate/fullchain.pem" ] || return 0
    install -d -m 700 "$own_certificate"
    openssl req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:P-256 -days 3650 -subj "/CN=$site_name" \
        -addext "subjectAltName=DNS:$site_name,DNS:$cms_name" -keyout "$own_certificate/privkey.pem" \
        -out "$own_certificate/fullchain.pem" 2>/dev/null
}

# Fills the @NAMES@ of deploy/nginx.
fill_templates() {
    local file certificate_folder="$own_certificate"
    [ "$certificate" = own ] || [ ! -f "$lineage/fullchain.pem" ] || certificate_folder="$lineage"
    for file in "$sources"/deploy/nginx/*.conf; do
        install -m 600 /dev/null "$edge/$(basename "$file")"
        sed -f /dev/stdin "$file" >"$edge/$(basename "$file")" <<RULES
s|@EDGE_DIR@|$edge|g
s|@CACHE_DIR@|$nginx_cache|g
s|@CERTIFICATE_DIR@|$certificate_folder|g
s|@ACME_DIR@|$acme_folder|g
s|@SITE_NAME@|$site_name|g
s|@CMS_NAME@|$cms_name|g
s|@SITE@|127.0.0.1:$(setting site PORT 3000)|g
s|@CMS@|127.0.0.1:$(setting cms PORT 1337)|g
RULES
    done
    install -m 644 "$sources"/deploy/nginx/*.html "$edge/"
    # Of releases before the site compressed pages itself
    rm -f "$edge/brotli.conf"
}

# From Let's Encrypt, or another authority that speaks ACME; Debian's certbot.timer renews it.
obtain_certificate() {
    local options=()
    [ -z "$acme_server" ] || options=(--server "$acme_server")
    if ! certbot certonly --non-interactive --agree-tos --email "$admin_mail" --cert-name dorfforum --keep-until-expiring \
        --webroot --webroot-path "$acme_folder" -d "$site_name" -d "$cms_name" --expand \
        --deploy-hook "$systemctl reload nginx" "${options[@]}"; then
        fail "Noch gibt es kein Zertifikat: Die Namen $site_name und $cms_name müssen zu diesem Server führen, und die Ports 80 und 443 müssen offen sein. Danach rufen Sie diesen Befehl noch einmal auf."
    fi
    fill_templates
    nginx -t -q
    "$systemctl" reload nginx
}
