import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fieldOptions } from "./field-text";

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
