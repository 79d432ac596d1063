#!/usr/bin/env bash
# nginx 1.22.1 (Debian): its cache tells nobody how old an answer is, and does not ask how old one was that it took.
#
# Setting: a site behind proxy_cache. A page says "Cache-Control: max-age=4", so that a change is seen after four seconds at most; another
# one comes from a cache before the site and is three of its four seconds old ("Age: 3").
# Expected: two seconds later the first page has Age: 2, so that a browser keeps it for two more; the second one is fetched anew.
# Seen: the first page has no Age, so that a browser keeps it for four seconds again: up to eight in all. The second one is served for four
# seconds more, with the "Age: 3" that it came with. Each cache in a row of them adds its whole time in this way.
# Source: RFC 9111, 4: for a stored response that is used without validation "a cache MUST generate an Age header field, replacing any
# present"; 4.2: a response is fresh if its age, which counts from the received Age on (4.2.3), is below its lifetime.
# Output seen:
#   at once /new: X-Cache: MISS, no Age
#   at once /aged: X-Cache: MISS, Age: 3
#   after 2 s /new: X-Cache: HIT, no Age
#   after 2 s /aged: X-Cache: HIT, Age: 3
# Needs Debian's nginx, curl and Node, and the free ports 18180 and 18181; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
chmod 755 "$folder"
cd "$folder"
cat > site.mjs <<'JS'
import { createServer } from "node:http";

createServer(({ url }, response) => {
  response.writeHead(200, { "Cache-Control": "max-age=4", ...(url === "/aged" && { Age: "3" }) });
  response.end("page");
}).listen(18181, "127.0.0.1");
JS
cat > nginx.conf <<NGINX
daemon off; pid $folder/pid; events {}
http {
  access_log off; proxy_cache_path $folder/cache keys_zone=pages:1m;
  client_body_temp_path $folder/a; proxy_temp_path $folder/b; fastcgi_temp_path $folder/c; uwsgi_temp_path $folder/d; scgi_temp_path $folder/e;
  server {
    listen 127.0.0.1:18180;
    location / { proxy_cache pages; proxy_pass http://127.0.0.1:18181; add_header X-Cache \$upstream_cache_status; }
  }
}
NGINX
node site.mjs & site=$!
nginx -e "$folder/errors" -c "$folder/nginx.conf" & proxy=$!
trap 'kill $proxy $site; wait; rm -rf "$folder"' EXIT
show() {
  local headers
  headers=$(curl --silent --show-error --dump-header - --output body "http://127.0.0.1:18180$2" | tr -d '\r')
  echo "$1 $2: $(grep -i '^x-cache' <<< "$headers"), $(grep -i '^age' <<< "$headers" || echo no Age)"
}
for _ in {1..50}; do curl --silent --fail --output /dev/null http://127.0.0.1:18180/ready && break || sleep 0.2; done
{
  for page in /new /aged; do show "at once" $page; done
  sleep 2
  for page in /new /aged; do show "after 2 s" $page; done
} | tee seen
diff seen - <<'SEEN'
at once /new: X-Cache: MISS, no Age
at once /aged: X-Cache: MISS, Age: 3
after 2 s /new: X-Cache: HIT, no Age
after 2 s /aged: X-Cache: HIT, Age: 3
SEEN
