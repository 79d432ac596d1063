import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { type DemoEntry, demoFiles, type References, readEntries, toFields } from "./load";

const cms = join(__dirname, "../../../..");
const demo = join(cms, "demo");
const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));

type Attribute = { required?: boolean; default?: unknown; maxLength?: number; enum?: string[] };

function attributesOf(type: string): Record<string, Attribute> {
  const name = type.replace(/^.*\./, "");
  return readJson(join(cms, `src/api/${name}/content-types/${name}/schema.json`)).attributes;
}

const named = (names: string[]) => Object.fromEntries(names.map((name) => [name, name]));
const slugsOf = (file: string) => readEntries(demo, file).map(({ Slug = "" }) => Slug);
const ids: References = {
  "api::kategorie.kategorie": named(slugsOf("kategorien")),
  "api::organisation.organisation": named(slugsOf("organisationen")),
  "api::ort.ort": named(slugsOf("orte")),
  drawings: named(readdirSync(join(demo, "medien/illustrationen")).map((file) => file.replace(".svg", ""))),
};
const convert = (entry: DemoEntry, type: string) =>
  toFields(entry, Object.keys(attributesOf(type)), "2026-11-22", ids);

for (const { file, type } of demoFiles) {
  test(`${file}.json fits the content type`, () => {
    const attributes = Object.entries(attributesOf(type));
    for (const entry of readEntries(demo, file)) {
      const fields = convert(entry, type);
      for (const [name, { required, default: preset, maxLength = Infinity, enum: values }] of attributes) {
        const where = `${entry.Slug} ${name}`;
        const value = fields[name];
        if (required && preset === undefined) assert.ok(value != null && value !== "", where);
        if (typeof value === "string") assert.ok(value.length <= maxLength, where);
        if (values && value !== undefined) assert.ok(values.includes(String(value)), where);
      }
    }
  });
}

test("an unknown field and a reference that leads nowhere are named", () => {
  assert.throws(() => convert({ Slug: "a", Farbe: "rot" }, "api::kategorie.kategorie"), /no field Farbe/);
  for (const entry of [{ Veranstalter: "x" }, { Kategorien: ["x"] }, { Zeichnung: "x" }])
    assert.throws(() => convert(entry, "api::veranstaltung.veranstaltung"), /x is none of/);
});

test("no slug is used twice", () => {
  const slugs = demoFiles.flatMap(({ file }) => slugsOf(file)).filter(Boolean);
  assert.deepEqual(
    slugs.filter((slug, index) => slugs.indexOf(slug) !== index),
    [],
  );
});

test("every drawing has a description", () =>
  assert.deepEqual(
    Object.keys(readJson(join(demo, "medien/illustrationen.json"))).sort(),
    Object.keys(ids.drawings ?? {}).sort(),
  ));

test("the four newest articles have different drawings", () => {
  const newest = readEntries(demo, "beitraege")
    .sort((a, b) => (b.Datum?.TageAbHeute ?? 0) - (a.Datum?.TageAbHeute ?? 0))
    .slice(0, 4);
  assert.equal(new Set(newest.map(({ Zeichnung }) => Zeichnung)).size, 4);
});
