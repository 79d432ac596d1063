import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { chooseIllustration, chosenSlugs } from "./choose-picture";
import { parseFile, readVillage } from "./read-village";
import { brokenReference } from "./references";
import { VILLAGE_FILES } from "./village-schema";

const folder = join(__dirname, "../../../../demo");
const { path, schema } = VILLAGE_FILES.categories;
const categories = (change: object) => {
  const [first, ...rest] = JSON.parse(readFileSync(join(folder, path), "utf8"));
  return JSON.stringify([first, { ...rest[0], ...change }]);
};

test("the files of the demo village keep their schema and refer to what is there", () => {
  assert.equal(readVillage(folder).events.length, 48);
});

test("an unknown field is named with file and entry", () => {
  assert.throws(() => parseFile(path, categories({ Farbe: "rot" }), schema), {
    message: /inhalte\/kategorien\.json is wrong at entry 2 \(familie-kinder\), field Farbe/,
  });
});

test("a field of the wrong kind is named with file and entry", () => {
  assert.throws(() => parseFile(path, categories({ Reihenfolge: "zwei" }), schema), {
    message: /entry 2 \(familie-kinder\), field Reihenfolge/,
  });
});

test("a reference that leads nowhere is named", () => {
  const village = readVillage(folder);
  const [event, ...events] = village.events;
  assert.ok(event);
  const broken = { ...village, events: [{ ...event, Veranstalter: "niemand" }, ...events] };
  assert.match(brokenReference(broken) ?? "", /field Veranstalter: there is no organisation niemand/);
});

test("illustrations are chosen for entries that exist, and no two of the newest articles look alike", () => {
  const { organisations, events, articles } = readVillage(folder);
  const slugs = new Set([...organisations, ...events, ...articles].map(({ Slug }) => Slug));
  assert.deepEqual(
    chosenSlugs().filter((slug) => !slugs.has(slug)),
    [],
  );
  const newest = [...articles].sort((a, b) => b.Datum.TageAbHeute - a.Datum.TageAbHeute).slice(0, 4);
  assert.equal(new Set(newest.map(chooseIllustration)).size, 4);
});

test("every illustration that is chosen exists", () => {
  const village = readVillage(folder);
  for (const entry of [...village.organisations, ...village.events, ...village.offers, ...village.articles]) {
    readFileSync(join(folder, "medien/illustrationen", chooseIllustration(entry)));
  }
});
