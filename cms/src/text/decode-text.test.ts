import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeText, readingsOf } from "./decode-text";

const text = "Grüße aus Öls – 5 €";
const utf16 = Buffer.from(text, "utf16le");
const cases: [name: string, bytes: Buffer][] = [
  ["UTF-8", Buffer.from(text)],
  ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${text}`)],
  ["UTF-16 LE with a mark", Buffer.from(`\ufeff${text}`, "utf16le")],
  ["UTF-16 BE with a mark", Buffer.from(`\ufeff${text}`, "utf16le").swap16()],
  ["UTF-16 LE without a mark", utf16],
  ["UTF-16 BE without a mark", Buffer.from(utf16).swap16()],
  // Windows-1252 has the dash and the euro sign where Latin-1 has control characters.
  ["Windows-1252", Buffer.from("Gr\xfc\xdfe aus \xd6ls \x96 5 \x80", "latin1")],
  ["Mac Roman", Buffer.from("Gr\x9f\xa7e aus \x85ls \xd0 5 \xdb", "latin1")],
];

for (const [name, bytes] of cases) test(`${name} is decoded`, () => assert.equal(decodeText(bytes), text));

const oneByte: [bytes: string, expected: string][] = [
  ["GR\xdcSSE; \xc4RZTE", "GRÜSSE; ÄRZTE"],
  ["GR\x86SSE; \x80RZTE", "GRÜSSE; ÄRZTE"],
  ["Caf\xe9 Jos\xe9", "Café José"],
  ["Caf\x8e M\x9fhle", "Café Mühle"],
  ["Stra\xdfe \xa7 5, 20 \xb0C", "Straße § 5, 20 °C"],
  ["Stra\xa7e \xa4 5, 20 \xa1C", "Straße § 5, 20 °C"],
  ["\x84Krug\x93 am See \x96 M\xfchle", "„Krug“ am See – Mühle"],
  ["\xe3Krug\xd2 am See \xd0 M\x9fhle", "„Krug“ am See – Mühle"],
  ["Gr\x81\xe1e aus \x99ls", "Grüße aus Öls"],
  ["M\x84nnerchor Stra\xe1e \xf5 5, 20 \xf8C, B\x84ckerei", "Männerchor Straße § 5, 20 °C, Bäckerei"],
  // Two files of different programs, joined
  ["Gr\xc3\xbc\xc3\x9fe aus M\xc3\xbchl und \xd6ls", "Grüße aus Mühl und \ufffdls"],
];
for (const [bytes, expected] of oneByte)
  test(`a file that reads “${expected}” is one in no other character set`, () =>
    assert.deepEqual(
      readingsOf(Buffer.from(bytes, "latin1")).map((reading) => reading.text),
      [expected],
    ));

const decodedTwice: [text: string, expected: string][] = [
  ["GrÃ¼ÃŸe aus Ã–ls â€“ 5 â‚¬", "Grüße aus Öls – 5 €"],
  ["Gr√º√üe aus √ñls", "Grüße aus Öls"],
  ["„MÃ¤nnerchorâ€œ und Käse", "„Männerchor“ und Käse"],
  ["»CAFÉ« und „Ü“, «Ä», Señor Ångström", "»CAFÉ« und „Ü“, «Ä», Señor Ångström"],
];
for (const [given, expected] of decodedTwice)
  test(`“${given}” in UTF-8 is “${expected}”`, () => assert.equal(decodeText(Buffer.from(given)), expected));

test("what may be “Miloš” or “Miloö” is both, the likelier first", () =>
  assert.deepEqual(readingsOf(Buffer.from("Milo\x9a", "latin1")), [
    { charset: "macintosh", text: "Miloö" },
    { charset: "windows-1252", text: "Miloš" },
  ]));

test("a UTF-8 character that a calendar's line is folded within is one again", () => {
  const fold = Buffer.from("\r\n ");
  const euro = Buffer.from("€");
  for (const at of [1, 2]) {
    const bytes = Buffer.concat([Buffer.from("für 5 "), euro.subarray(0, at), fold, euro.subarray(at)]);
    assert.equal(decodeText(bytes), "für 5 \r\n €");
  }
});
