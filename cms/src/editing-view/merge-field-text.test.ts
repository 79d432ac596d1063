import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { defaultText, fieldOptions, mergeText } from "./merge-field-text";

type Schema = {
  collectionName: string;
  attributes: object;
  pluginOptions?: { "content-manager"?: { visible: boolean } };
};

const source = join(__dirname, "../../../../src");
const visibleSchemas = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((path) => /^api\/.*schema\.json$|^components\/.*\.json$/.test(path))
  .map((path): Schema => JSON.parse(readFileSync(join(source, path), "utf8")))
  .filter(({ pluginOptions }) => pluginOptions?.["content-manager"]?.visible !== false);

test("content types and components are found", () => assert.ok(visibleSchemas.length > 12));

for (const schema of visibleSchemas)
  test(`every field that editors see of ${schema.collectionName} has a label`, () => {
    const options = fieldOptions(schema);
    const unlabelled = Object.keys(schema.attributes).filter(
      (name) => !options[name]?.hidden && !options[name]?.text.label,
    );
    assert.deepEqual(unlabelled, []);
  });

test("fields of Strapi itself get their text from the options of the type", () => {
  const label = { label: "Eingegangen am" };
  const schema = { attributes: {}, pluginOptions: { redaktion: { createdAt: label } } };
  assert.deepEqual(fieldOptions(schema).createdAt, { hidden: false, text: label });
});

const first = { label: "Straße", description: "Mit Hausnummer." };
const corrected = { label: "Straße", description: "Mit Hausnummer, ohne Ort." };

test("a new field gets its text, also in place of Strapi's own", () => {
  const { text, applied } = mergeText(defaultText("Strasse"), first);
  assert.deepEqual(text, { ...first, editable: true });
  assert.deepEqual(applied, first);
});

test("a corrected text reaches a field whose text editors left alone", () => {
  const { text, applied } = mergeText(first, corrected, first);
  assert.deepEqual(text, corrected);
  assert.deepEqual(applied, corrected);
});

test("a part that editors changed stays at every start, the other parts are corrected", () => {
  const changed = { label: "Anschrift", description: "Mit Hausnummer." };
  const merged = mergeText(changed, corrected, first);
  assert.deepEqual(merged.text, { label: "Anschrift", description: "Mit Hausnummer, ohne Ort." });
  assert.deepEqual(mergeText(merged.text, corrected, merged.applied).text, merged.text);
});

test("an editor who empties a help text keeps it empty", () =>
  assert.equal(mergeText({ ...first, description: "" }, corrected, first).text.description, ""));

test("an editor who restores the text gets corrections again", () => {
  const { applied } = mergeText(first, first, { label: "Alt", description: "Alt." });
  assert.deepEqual(mergeText(first, corrected, applied).text, corrected);
});

test("a part without a text of ours is left alone", () =>
  assert.deepEqual(mergeText({ label: "Ort", description: "Eigener Hinweis" }, { label: "Ort" }, {}).text, {
    label: "Ort",
    description: "Eigener Hinweis",
  }));
