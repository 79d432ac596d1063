import assert from "node:assert/strict";
import { test } from "node:test";
import { hoursFields } from "./hours-fields";

test("typed hours become rows beside the description", () => {
  assert.deepEqual(hoursFields("Mo, Mi u. Fr 18–24 Uhr\nSa 9–12 Uhr n. V.", "Offen für alle."), {
    Beschreibung: "Offen für alle.",
    Oeffnungszeiten: [
      { Tage: "Mo", Von: "18:00", Bis: "00:00" },
      { Tage: "Mi", Von: "18:00", Bis: "00:00" },
      { Tage: "Fr", Von: "18:00", Bis: "00:00" },
      { Tage: "Sa", Von: "09:00", Bis: "12:00", Hinweis: "n. V." },
    ],
  });
});

test("hours that cannot be read stand in the description as typed, and earlier rows go", () => {
  const fields = { Beschreibung: "## Öffnungszeiten\n\n- Mo 8–12 Uhr\n- Di ab 14 Uhr", Oeffnungszeiten: [] };
  assert.deepEqual(hoursFields("Mo 8–12 Uhr\n\n Di ab 14 Uhr"), fields);
});

test("without hours there is no field of them", () => {
  assert.deepEqual(hoursFields(" ", "Chor"), { Beschreibung: "Chor" });
  assert.deepEqual(hoursFields(), {});
});
