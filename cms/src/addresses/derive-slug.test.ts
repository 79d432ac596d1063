import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { strings } from "@strapi/utils";
import { isSlugOf, slugOptions } from "./derive-slug";

test("“&” is “und” in each address that is made of a title, and addresses of before stay those of their titles", () => {
  assert.equal(strings.nameToSlug("Kaffee & Kuchen", slugOptions), "kaffee-und-kuchen");
  assert.ok(isSlugOf("kaffee-und-kuchen-2", "Kaffee & Kuchen"));
  assert.ok(isSlugOf("kaffee-and-kuchen", "Kaffee & Kuchen"));
  const folder = join(process.cwd().replace(/\/\.cache\/unit$/, ""), "src/api");
  const slugs = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("schema.json"))
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), "utf8")).attributes.Slug ?? [])
    .filter(({ type }) => type === "uid");
  assert.ok(slugs.length > 8);
  for (const { options } of slugs) assert.deepEqual(options, slugOptions);
});

test("an address is that of a title, also with a number that made it unique", () => {
  assert.ok(isSlugOf("gruene-tage", "Grüne Tage"));
  assert.ok(isSlugOf("gruene-tage-12", "Grüne Tage"));
});

test("a chosen address is not that of the title", () => {
  assert.equal(isSlugOf("gruene-tage-am-teich", "Grüne Tage"), false);
  assert.equal(isSlugOf("gruene-tage-2027", "Grüne Tage"), false);
  assert.equal(isSlugOf("tage", "Grüne Tage"), false);
  assert.equal(isSlugOf("", "Grüne Tage"), false);
});
