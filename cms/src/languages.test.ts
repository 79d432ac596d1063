import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { german, languageNamedBy, languages } from "@dorfforum/shared/text/languages";

const api = join(__dirname, "../../../src/api");

for (const type of ["beitrag", "seite"])
  test(`the field Sprache of ${type} offers the languages that the site knows, and German unless told`, () => {
    const schema = JSON.parse(readFileSync(join(api, type, "content-types", type, "schema.json"), "utf8"));
    const { enum: offered, default: usual } = schema.attributes.Sprache;
    assert.deepEqual(
      offered,
      languages.map(({ germanName }) => germanName),
    );
    assert.equal(usual, german.germanName);
  });

test("each language has a code and names of its own, by which a heading names it", () => {
  for (const field of ["code", "germanName", "ownName"] as const)
    assert.equal(new Set(languages.map((language) => language[field])).size, languages.length);
  for (const language of languages) {
    assert.deepEqual(Intl.getCanonicalLocales(language.code), [language.code]);
    assert.equal(languageNamedBy(` ${language.ownName.toUpperCase()} `), language);
  }
});
