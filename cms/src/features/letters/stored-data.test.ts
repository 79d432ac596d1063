import assert from "node:assert/strict";
import { test } from "node:test";
import schema from "../../api/abonnement/content-types/abonnement/schema.json";
import { storedFields } from "./stored-data";
import type { Subscription } from "./stored-types";

test("a reader receives every stored field but the hashes of links", () => {
  const row = Object.fromEntries(Object.keys(schema.attributes).map((name) => [name, `\n${name}\n`]));
  const fields = storedFields({ id: 1, documentId: "a", ...row } as unknown as Subscription);
  const withheld = Object.keys(schema.attributes).filter((name) => !(name in fields));
  assert.deepEqual(withheld.sort(), [
    "Aenderung_Hash",
    "Bestellung_Hash",
    "Fruehere_Hashes",
    "Verwaltung_Hash",
  ]);
  assert.doesNotMatch(JSON.stringify(fields), /Hash/);
});
