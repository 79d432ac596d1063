import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const cms = join(__dirname, "../../..");
const generated = ["contentTypes", "components"]
  .map((file) => readFileSync(join(cms, `types/generated/${file}.d.ts`), "utf8"))
  .join("\n")
  .replaceAll(/\\u([0-9A-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

type Attribute = {
  type: string;
  customField?: string;
  required?: boolean;
  private?: boolean;
  enum?: string[];
  relation?: string;
  target?: string;
  component?: string;
  repeatable?: boolean;
};
type ContentType = { collectionName: string; attributes: Record<string, Attribute> };

const schemas = readdirSync(join(cms, "src"), { recursive: true, encoding: "utf8" })
  .filter((path) => /^api\/.*schema\.json$|^components\/.*\.json$/.test(path))
  .map((path): ContentType => JSON.parse(readFileSync(join(cms, "src", path), "utf8")));

/** Source without the white space and trailing commas that line breaks bring. */
const compact = (source: string) => source.replaceAll(/\s/g, "").replaceAll(",]", "]");

/** The source of each attribute in the generated interface of a table. */
function generatedAttributes(table: string): Map<string, string> {
  const [, body = ""] = generated.split(new RegExp(`collectionName: '${table}';`));
  const [, attributes = ""] = body.split(/\n {2}attributes: \{\n/);
  const [block = ""] = attributes.split("\n  };");
  const matches = block.matchAll(/^ {4}(\w+): ([\s\S]*?);$(?=\n {4}\w|\s*$(?![\s\S]))/gm);
  return new Map([...matches].map(([, name = "", type = ""]) => [name, compact(type)]));
}

const addedByStrapi = /^(createdAt|createdBy|updatedAt|updatedBy|publishedAt|locale|localizations)$/;

for (const { collectionName, attributes } of schemas)
  test(`types/generated is up to date with ${collectionName}: run npm run types`, () => {
    const types = generatedAttributes(collectionName);
    const names = [...types.keys()].filter((name) => !addedByStrapi.test(name)).sort();
    assert.deepEqual(names, Object.keys(attributes).sort());
    for (const [name, attribute] of Object.entries(attributes)) {
      const { type, customField, required = false, enum: values, relation, target, component } = attribute;
      const source = types.get(name) ?? "";
      if (customField) assert.ok(source.includes(`Schema.Attribute.CustomField<'${customField}'>`), name);
      else assert.match(source.toLowerCase(), new RegExp(`^schema\\.attribute\\.${type}\\b`), name);
      assert.equal(source.includes("Schema.Attribute.Required"), required, `${name} required`);
      const isPrivate = attribute.private ?? false;
      assert.equal(source.includes("Schema.Attribute.Private"), isPrivate, `${name} private`);
      if (target) assert.match(source, new RegExp(`<'${relation}','${target}'`), name);
      const { repeatable = false } = attribute;
      if (component) assert.ok(source.includes(`<'${component}',${repeatable}>`), name);
      const list = values?.map((value) => `'${value}'`).join(",");
      if (list) assert.ok(source.includes(compact(`[${list}]`)), name);
    }
  });
