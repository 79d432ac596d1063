import assert from "node:assert/strict";
import { test } from "node:test";
import { countReaders } from "./count-readers";

const id = "a".repeat(24);

test("readers are counted once for each kind that they get", () => {
  assert.deepEqual(
    countReaders([
      { themes: ["woche", `kategorie:${id}`, `kategorie:${"b".repeat(24)}`] },
      { themes: ["woche", `erinnerung-tag:${id}`, `erinnerung-stunde:${id}`] },
      { themes: [`abfall:${id}`] },
      { themes: ["gefahr"] },
      { themes: ["warnung"] },
      { themes: ["gefahr", "warnung"] },
    ]),
    {
      woche: 2,
      gefahr: 3,
      warnung: 2,
      kategorie: 1,
      organisation: 0,
      veranstaltung: 0,
      erinnerung: 1,
      abfall: 1,
    },
  );
});
