import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const folder = join(process.cwd().replace(/\/\.cache\/unit$/, ""), "demo/inhalte");
const read = (file: string): Record<string, string | undefined>[] => {
  const content = JSON.parse(readFileSync(join(folder, `${file}.json`), "utf8"));
  return Array.isArray(content) ? content : [content];
};

const districts = read("abfallbezirke").map(({ Name, Strassen = "" }) => ({
  Name,
  streets: Strassen.split("\n"),
}));

/** "Markt 4, 12345 Musterbach" → "Markt". Without a house number only before a postcode. */
const streetOf = (address: string) => /^(.+?)(?: \d+[a-z]?)?(?:, \d{5} .*)?$/.exec(address)?.[1] ?? address;

/** Addresses of events, rooms, organisations and the town hall; events may take place in the whole village. */
const addresses = [
  ...[...read("veranstaltungen"), ...read("orte")].map(({ Adresse }) => Adresse),
  ...[...read("organisationen"), ...read("allgemeine-einstellungen")].map(({ Strasse }) => Strasse),
].filter((address) => address !== undefined && !address.startsWith("Musterbach, "));

for (const street of new Set(addresses.map((address) => streetOf(address ?? ""))))
  test(`${street} stands in one waste district`, () => {
    const found = districts.filter(({ streets }) => streets.includes(street)).map(({ Name }) => Name);
    assert.equal(found.length, 1, found.join(", "));
  });

/** What a text calls a street: "Kirchgasse", "Lindenallee 12". */
const streetInText = /(?<![\p{L}-])\p{Lu}[\p{L}]+(?:straße|gasse|allee)(?![\p{L}-])/gu;

test("a street that a text names stands in a waste district", () => {
  const files = ["beitraege", "infos", "angebote", "seiten", "organisationen", "veranstaltungen"];
  const named = new Set(files.flatMap((file) => JSON.stringify(read(file)).match(streetInText) ?? []));
  const known = districts.flatMap(({ streets }) => streets);
  assert.ok(named.has("Lindenallee"));
  assert.deepEqual(
    [...named].filter((street) => !known.includes(street)),
    [],
  );
});
