import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { type FormLayout, formLayout, isMadeByStrapi, isUnchanged } from "./form-layout";
import { fieldOptions } from "./merge-field-text";

type Schema = {
  collectionName: string;
  attributes: Record<string, { type: string }>;
  pluginOptions?: { "content-manager"?: { visible: boolean }; form?: { rows: object[] }[] };
};

const source = join(__dirname, "../../../../src");
const visibleSchemas = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((path) => /^api\/.*schema\.json$|^components\/.*\.json$/.test(path))
  .map((path): Schema => JSON.parse(readFileSync(join(source, path), "utf8")))
  .filter(({ pluginOptions }) => pluginOptions?.["content-manager"]?.visible !== false);

/** Strapi moves fields of these types to the end of the form unless they fill a row. */
const fullWidth = ["component", "richtext", "json"];
/** A form as Strapi makes it, with a row for each field */
const strapisLayout = (names: string[]): FormLayout => names.map((name) => [{ name, size: 6 }]);
const namesIn = (layout: FormLayout) => layout.flat().map(({ name }) => name);

test("content types and components are found", () => assert.ok(visibleSchemas.length > 12));

for (const schema of visibleSchemas) {
  const { collectionName, attributes, pluginOptions } = schema;
  const options = fieldOptions(schema);
  const isShown = (name: string) => !options[name]?.hidden;
  const names = Object.keys(attributes);
  const layout = formLayout(schema, strapisLayout(names));

  test(`the form of ${collectionName} has every field once, but for hidden ones`, () =>
    assert.deepEqual(namesIn(layout).sort(), names.filter(isShown).sort()));

  test(`the form of ${collectionName} has no unknown and no hidden field`, () => {
    const placed = (pluginOptions?.form ?? []).flatMap(({ rows }) => rows.flatMap(Object.keys));
    assert.notEqual(placed.length, 0);
    assert.deepEqual(
      placed.filter((name) => !names.includes(name) || !isShown(name)),
      [],
    );
  });

  test(`the rows of ${collectionName} have twelve columns at most, and wide fields all of them`, () => {
    for (const row of layout) {
      assert.ok(row.reduce((sum, { size }) => sum + size, 0) <= 12, JSON.stringify(row));
      for (const { name, size } of row)
        if (fullWidth.includes(attributes[name]?.type ?? "")) assert.equal(size, 12, name);
    }
  });
}

const schema = {
  pluginOptions: {
    form: [{ title: "Was", rows: [{ Titel: 12 }, { Ort: 6, Adresse: 6 }] }, { rows: [{ Slug: 6 }] }],
  },
  attributes: {
    Titel: {},
    Slug: {},
    Ort: {},
    Etage: {},
    Adresse: {},
    Neu: {},
    Dateien: { pluginOptions: { redaktion: { hidden: true } } },
  },
};

test("a field without a place keeps its size, in a row below the field that precedes it in the schema", () => {
  const present = strapisLayout(Object.keys(schema.attributes));
  const layout = formLayout(schema, present);
  assert.deepEqual(
    layout.map((row) => namesIn([row])),
    [["Titel"], ["Ort", "Adresse"], ["Neu"], ["Etage"], ["Slug"]],
  );
  assert.deepEqual(layout[2], [{ name: "Neu", size: 6 }]);
});

const applied: FormLayout = [
  [{ name: "Titel", size: 12 }],
  [
    { name: "Ort", size: 6 },
    { name: "Alt", size: 6 },
  ],
];

test("a layout to which Strapi added a field, and from which it removed one, is unchanged", () => {
  const present = [[{ name: "Titel", size: 12 }], [{ name: "Ort", size: 6 }], [{ name: "Neu", size: 4 }]];
  assert.ok(isUnchanged(present, applied, ["Titel", "Ort", "Neu"]));
});

test("a layout in which an editor moved, resized or removed a field is changed", () => {
  const names = ["Titel", "Ort", "Alt"];
  const [first = [], second = []] = applied;
  for (const present of [
    [second, first],
    [[{ name: "Titel", size: 6 }], second],
    [first, second.slice(1)],
  ])
    assert.ok(!isUnchanged(present, applied, names), JSON.stringify(present));
  assert.ok(isUnchanged(applied, applied, names));
});

test("a layout of an earlier version is replaced if Strapi made it, and stays if an editor changed it", () => {
  const known = strapisLayout(["Titel", "Slug", "Ort"]).flat();
  const isStrapis = (names: string[]) => isMadeByStrapi(strapisLayout(names), known);
  assert.ok(isStrapis(["Titel", "Slug", "Ort"]));
  // Added since then
  assert.ok(isStrapis(["Titel", "Slug", "Ort", "Neu"]));
  assert.ok(!isStrapis(["Titel", "Ort", "Slug"]));
  assert.ok(!isStrapis(["Titel", "Slug"]));
  assert.ok(!isMadeByStrapi([[{ name: "Titel", size: 12 }, ...known.slice(1)]], known));
});
