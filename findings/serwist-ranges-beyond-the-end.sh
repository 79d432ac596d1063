#!/usr/bin/env bash
# serwist 9.5.13 and workbox-range-requests 7.4.1: who asks a short recording for more bytes than it has gets 416 and nothing.
#
# Setting: recordings of a village's news are kept for days without a network, and a service worker answers from its cache with
# createPartialResponse(), as RangeRequestsPlugin does. A reader that fetches pieces of a fixed size asks for the bytes 0 to 99 or 5 to
# 99, or for the last 100, of a recording that has ten.
# Expected: 206 with what there is, bytes 0-9/10 or 5-9/10. range-parser 1.2.1, by which Express answers, has the first two so.
# Seen: 416 and an empty body: offline the recording cannot be read, while online, and with longer ones, it can. A range that ends with the
# last byte is right, and bytes=10-, which alone begins behind the end, gets 206 and "bytes 10-9/10". No error is raised.
# Source: RFC 9110, 14.1.2: "if the value is greater than or equal to the current length of the representation data, the byte range is
# interpreted as the remainder of the representation"; of the last bytes: "If the selected representation is shorter than the specified
# suffix-length, the entire representation is used."
# Output seen:
#   bytes=0-9   serwist 206 bytes 0-9/10 workbox 206 bytes 0-9/10 range-parser 0-9
#   bytes=0-99  serwist 416 none workbox 416 none range-parser 0-9
#   bytes=5-99  serwist 416 none workbox 416 none range-parser 5-9
#   bytes=-4    serwist 206 bytes 6-9/10 workbox 206 bytes 6-9/10 range-parser 6-9
#   bytes=-100  serwist 416 none workbox 416 none range-parser -1
#   bytes=10-   serwist 206 bytes 10-9/10 workbox 206 bytes 10-9/10 range-parser -1
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error serwist@9.5.13 workbox-range-requests@7.4.1 range-parser@1.2.1 > /dev/null
cat > ranges.mjs <<'JS'
import parseRange from "range-parser";

// What both look for when they are loaded: a service worker.
globalThis.self = globalThis;
globalThis.registration = { scope: "" };
const answers = {
  serwist: (await import("serwist")).createPartialResponse,
  workbox: (await import("workbox-range-requests/createPartialResponse.js")).createPartialResponse,
};
const recording = "0123456789";
for (const Range of ["bytes=0-9", "bytes=0-99", "bytes=5-99", "bytes=-4", "bytes=-100", "bytes=10-"]) {
  const seen = [];
  for (const [name, answer] of Object.entries(answers)) {
    const request = new Request("https://dorf.example/lesung.mp3", { headers: { Range } });
    const { status, headers } = await answer(request, new Response(recording));
    seen.push(name, status, headers.get("Content-Range") ?? "none");
  }
  const ranges = parseRange(recording.length, Range);
  console.log(Range.padEnd(11), ...seen, "range-parser", ranges === -1 ? ranges : `${ranges[0].start}-${ranges[0].end}`);
}
JS
NODE_ENV=production node ranges.mjs | tee seen
diff seen - <<'SEEN'
bytes=0-9   serwist 206 bytes 0-9/10 workbox 206 bytes 0-9/10 range-parser 0-9
bytes=0-99  serwist 416 none workbox 416 none range-parser 0-9
bytes=5-99  serwist 416 none workbox 416 none range-parser 5-9
bytes=-4    serwist 206 bytes 6-9/10 workbox 206 bytes 6-9/10 range-parser 6-9
bytes=-100  serwist 416 none workbox 416 none range-parser -1
bytes=10-   serwist 206 bytes 10-9/10 workbox 206 bytes 10-9/10 range-parser -1
SEEN
