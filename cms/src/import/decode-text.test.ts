import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeText } from "./decode-text";

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
];

for (const [name, bytes] of cases) test(`${name} is decoded`, () => assert.equal(decodeText(bytes), text));

test("a UTF-8 character that a calendar's line is folded within is one again", () => {
  const fold = Buffer.from("\r\n ");
  const euro = Buffer.from("€");
  for (const at of [1, 2]) {
    const bytes = Buffer.concat([Buffer.from("für 5 "), euro.subarray(0, at), fold, euro.subarray(at)]);
    assert.equal(decodeText(bytes), "für 5 \r\n €");
  }
});
