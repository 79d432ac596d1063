import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

type Attribute = { type: string; private?: boolean; required?: boolean };
type ContentType = {
  collectionName: string;
  attributes: Record<string, Attribute>;
  pluginOptions?: { "content-manager"?: { visible: boolean } };
};

const source = join(__dirname, "../../../../src");
const shown = readdirSync(join(source, "api"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith("schema.json"))
  .map((path): ContentType => JSON.parse(readFileSync(join(source, "api", path), "utf8")))
  .filter(({ pluginOptions }) => pluginOptions?.["content-manager"]?.visible !== false);

const isSecret = (name: string) => /code$|_hash$|^schluessel$|^pruefsumme$/i.test(name);
const secrets = shown.flatMap(({ collectionName, attributes }) =>
  Object.entries(attributes).flatMap(([name, attribute]) =>
    isSecret(name) ? [{ name: `${collectionName}.${name}`, attribute }] : [],
  ),
);

test("secret fields are found", () => assert.ok(secrets.length >= 11));

// Strapi gives such a field to no role and no token, and filters, sorts and searches by it for nobody.
for (const { name, attribute } of secrets)
  test(`${name} is a password to Strapi, and no form of the panel misses it`, () =>
    assert.deepEqual([attribute.type, attribute.private, attribute.required], ["password", true, undefined]));
