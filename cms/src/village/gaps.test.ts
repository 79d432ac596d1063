import assert from "node:assert/strict";
import { test } from "node:test";
import { gapsIn } from "./gaps";

test("gaps are texts in brackets, each once", () =>
  assert.deepEqual(gapsIn("Telefon [Telefon], Fax [Fax]\n**E-Mail:** [E-Mail], [Telefon]"), [
    "[Telefon]",
    "[Fax]",
    "[E-Mail]",
  ]));

for (const text of [
  "[Kontakt](/kontakt)",
  "- [ ] offen\n- [x] fertig",
  "[a][b]",
  "[^1]",
  "[a]: /b",
  "",
  null,
])
  test(`${JSON.stringify(text)} has no gap`, () => assert.deepEqual(gapsIn(text), []));
