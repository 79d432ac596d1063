import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseCode, derivedCode, findByCode } from "./access-code";
import { hashOf } from "./link-codes";

const Vorgangsnummer = "V-2222-3333";
const [first, second] = ["first key", "second key"];
const [ofFirst, ofSecond] = [first, second].map((key) => derivedCode(key, Vorgangsnummer)) as [
  string,
  string,
];
const earlier = "an-earlier-release-made-it-random";

for (const [name, keys, hashes, code, isStored] of [
  ["its own code, which is stored", [first], [ofFirst], ofFirst, true],
  ["its own code after a new first key", [second, first], [ofFirst], ofFirst, true],
  ["a new code where an earlier release made the first", [first], [earlier], ofFirst, false],
  ["the same again once it is stored", [first], [earlier, ofFirst], ofFirst, true],
  ["the same after a new first key", [second, first], [earlier, ofFirst], ofFirst, true],
  ["a new code where the key is gone", [second], [ofFirst], ofSecond, false],
] as const)
  test(`a later mail to a sender has ${name}`, () => {
    const [Zugangscode, Weiterer_Zugangscode] = hashes.map(hashOf);
    const entry = { Vorgangsnummer, Zugangscode, Weiterer_Zugangscode };
    assert.deepEqual(chooseCode(keys, entry), { code, isStored });
  });

test("codes have the form that the site accepts, and each entry has another", () => {
  assert.match(ofFirst, /^[\w-]{32}$/);
  assert.notEqual(ofFirst, derivedCode(first, "V-2222-4444"));
});

test("both codes open an entry, and neither hash does", async () => {
  const stored: Record<string, string> = {
    Zugangscode: hashOf(earlier),
    Weiterer_Zugangscode: hashOf(ofFirst),
  };
  const opens = async (code: string) =>
    (await findByCode(code, async (where) =>
      Object.entries(where).every(([field, hash]) => stored[field] === hash) ? "entry" : null,
    )) !== null;
  assert.equal(await opens(earlier), true);
  assert.equal(await opens(ofFirst), true);
  for (const hash of [...Object.values(stored), ofSecond, ""]) assert.equal(await opens(hash), false);
});
