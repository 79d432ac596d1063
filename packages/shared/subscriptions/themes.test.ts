import assert from "node:assert/strict";
import { test } from "node:test";
import { entryOf, isTheme, type Theme, withoutTheme } from "./themes.ts";

const id = "a1b2c3d4e5f6g7h8i9j0k1l2";
const otherId = "z1b2c3d4e5f6g7h8i9j0k1l2";

test("a theme is the week or one entry", () => {
  for (const theme of ["woche", `kategorie:${id}`, `erinnerung-stunde:${id}`]) assert.equal(isTheme(theme), true);
  for (const text of ["", "wochen", "kategorie:", `kategorie:${id}\nwoche`, `seite:${id}`, `kategorie:../${id}`, null])
    assert.equal(isTheme(text), false);
  assert.equal(entryOf("woche"), undefined);
  assert.deepEqual(entryOf(`erinnerung-tag:${id}`), { kind: "erinnerung-tag", id });
});

test("who leaves a reminder leaves the event, and nothing else", () => {
  const kept: Theme[] = ["woche", `kategorie:${id}`, `erinnerung-tag:${otherId}`];
  const all: Theme[] = [...kept, `veranstaltung:${id}`, `erinnerung-tag:${id}`, `erinnerung-stunde:${id}`];
  assert.deepEqual(withoutTheme(all, `erinnerung-stunde:${id}`), kept);
  assert.deepEqual(withoutTheme(all, "woche"), all.slice(1));
  assert.deepEqual(withoutTheme(all, `kategorie:${id}`), all.filter((theme) => theme !== `kategorie:${id}`));
});
