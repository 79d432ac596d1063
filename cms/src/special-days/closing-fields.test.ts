import assert from "node:assert/strict";
import { test } from "node:test";
import { closingFields, withSpecialDays } from "./closing-fields";

const today = "2026-11-29";
const christmas = { Von: "2026-12-24", Bis: "2027-01-02", Gilt: "geschlossen" };

for (const [text, fields] of [
  ["24.12.2026–2.1.2027", { Besondere_Tage: [christmas] }],
  ["24.12.–2.1.", { Besondere_Tage: [christmas], Oeffnungszeiten_Hinweis: "24.12.–2.1." }],
  ["Drei Wochen im Sommer", { Oeffnungszeiten_Hinweis: "Drei Wochen im Sommer" }],
  [" ", {}],
] as const)
  test(`„${text}“ becomes ${JSON.stringify(fields)}`, () =>
    assert.deepEqual(closingFields(text, today), fields));

test("an entry of an earlier release loses nothing, one of this release stays as it is", () => {
  assert.deepEqual(
    withSpecialDays(
      { Name: "Kita", Oeffnungszeiten_Hinweis: "Frühdienst", Schliesstage: "im Sommer" },
      today,
    ),
    { Name: "Kita", Oeffnungszeiten_Hinweis: "Frühdienst\nim Sommer" },
  );
  const closing = { id: 3, Von: "2026-12-01", Bis: "2026-12-01", Grund: "Der Boden wird geölt." };
  assert.deepEqual(withSpecialDays({ Name: "Halle", Schliessungen: [closing] }, today), {
    Name: "Halle",
    Besondere_Tage: [{ Von: "2026-12-01", Gilt: "geschlossen", Hinweis: "Der Boden wird geölt." }],
  });
  const present = { Name: "Halle", Besondere_Tage: [christmas], Oeffnungszeiten_Hinweis: null };
  assert.deepEqual(withSpecialDays(present, today), present);
});
