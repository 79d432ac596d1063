import assert from "node:assert/strict";
import { test } from "node:test";
import { mergeFields } from "./compare-fields";

const names = { attributes: {}, nameOf: (documentId: string) => documentId };
const none = { Datum: "2027-02-09", Art: "kein_termin" };
/** As sources of older versions stored a day that their calendar leaves out, and as the database gives it back */
const [written, stored] = [{ Datum: none.Datum }, { id: 7, Datum: none.Datum, Art: null, Hinweis: null }];

for (const [what, present, last, expected] of [
  ["one that the source stored as cancelled follows", [stored], [written], [none]],
  ["an editor's reason stays", [{ ...stored, Hinweis: "Glatteis" }], [written], undefined],
  ["an editor's row stays that the source now has too", [{ ...stored, Art: "faellt_aus" }], [], undefined],
  ["one that an editor took back stays away", [], [written], undefined],
] as const)
  test(`a day that a calendar leaves out: ${what}`, () => {
    const merge = mergeFields(names, { Ausnahmen: [none] }, { Ausnahmen: present }, { Ausnahmen: last });
    assert.deepEqual(merge.update.Ausnahmen, expected);
  });
