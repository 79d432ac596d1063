# shellcheck shell=bash disable=SC2154
# nginx and its certificate, for install.sh, whose variables it needs, and nginx's files for update.sh; needs paths.sh.

edge="$prefix/etc/nginx/dorfforum"
enabled="$prefix/etc/nginx/conf.d/dorfforum.conf"
nginx_files="" nginx_files_before=""
acme_folder="$prefix/var/www/dorfforum-acme"
nginx_cache="$prefix/var/cache/nginx/dorfforum"
lineage="$prefix/etc/letsencrypt/live/dorfforum"
own_certificate="$edge/tls"

install_nginx() {
    install -d -m 755 "$edge" "$acme_folder" "$(dirname "$nginx_cache")"
    install -d -m 700 -o www-data -g www-data "$nginx_cache"
    make_own_certificate
    # Both want to be the server of names that nobody knows.
    rm -f "$prefix/etc/nginx/sites-enabled/default"
    install_nginx_files
}

# Those of the running release, where it has them
install_nginx_files() {
    local from="$sources" certificate_folder="$own_certificate"
    [ ! -f "$current/deploy/nginx/fill.sh" ] || from="$(readlink -f "$current")"
    [ "$certificate" = own ] || [ ! -f "$lineage/fullchain.pem" ] || certificate_folder="$lineage"
    take_nginx_files "$from" "$certificate_folder" || fail "nginx nimmt seine Einstellungen nicht an: siehe oben."
    "$systemctl" enable --now nginx
    reload_nginx
}

# Fills the files of a folder with sources for a certificate's folder, and links them if nginx accepts them. It reads them with
# reload_nginx; until then put_nginx_files_back undoes it.
take_nginx_files() {
    nginx_files_before="$(readlink "$enabled" || true)"
    nginx_files="$edge/$(date -u +%Y%m%d-%H%M%S-%3N)"
    install -d -m 755 "$nginx_files"
    EDGE_DIR="$nginx_files" CACHE_DIR="$nginx_cache" CERTIFICATE_DIR="$2" ACME_DIR="$acme_folder" \
        SITE_NAME="$(host_in SITE_URL)" CMS_NAME="$(host_in CMS_ADMIN_URL)" SITE="127.0.0.1:$(setting site PORT 3000)" \
        CMS="127.0.0.1:$(setting cms PORT 1337)" sh "$1/deploy/nginx/fill.sh" &&
        ln -sfn "$nginx_files/dorfforum.conf" "$enabled" && nginx -t -q && return
    put_nginx_files_back
    return 1
}

put_nginx_files_back() {
    [ -n "$nginx_files" ] || return 0
    if [ -n "$nginx_files_before" ]; then
        ln -sfn "$nginx_files_before" "$enabled"
    else
        rm -f "$enabled"
    fi
    rm -rf "$nginx_files"
    nginx_files=""
}

# Has nginx read its files, and removes those that it had.
reload_nginx() {
    local file
    "$systemctl" reload nginx || return
    find "$edge" -mindepth 1 -maxdepth 1 -type d -name '2*' ! -path "$nginx_files" -exec rm -rf {} +
    # Those of releases that had no folder for them
    for file in "$nginx_files"/* brotli.conf; do
        rm -f "$edge/$(basename "$file")"
    done
}

# The certificate's folder in the files that nginx has
nginx_certificate() {
    sed -n 's|^ssl_certificate \(.*\)/fullchain.pem;|\1|p' "$(dirname "$(readlink "$enabled")")/tls.conf"
}

# The host of an address in the site's settings
host_in() {
    "$node" -p 'new URL(process.argv[1]).hostname' "$(setting site "$1" "")"
}

# nginx needs one before it can answer the authority's question, and keeps it where there is no other.
make_own_certificate() {
    [ ! -f "$own_certificate/fullchain.pem" ] || return 0
    install -d -m 700 "$own_certificate"
    openssl req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:P-256 -days 3650 -subj "/CN=$site_name" \
        -addext "subjectAltName=DNS:$site_name,DNS:$cms_name" -keyout "$own_certificate/privkey.pem" \
        -out "$own_certificate/fullchain.pem" 2>/dev/null
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
    install_nginx_files
}
