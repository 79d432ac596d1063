import assert from "node:assert/strict";
import { test } from "node:test";
import { tokens } from "./api-tokens";
import { mergeRights, roles } from "./roles";

const right = (action: string, field: string | null = null) => JSON.stringify([action, "event", [], field]);

test("a new role gets what is defined", () =>
  assert.deepEqual(mergeRights([], [right("read", "Titel")]), [right("read", "Titel")]));

test("a new version adds the rights that it defines, and takes away those that it no longer does", () => {
  const applied = [right("read", "Titel"), right("delete")];
  const wanted = [right("read", "Titel"), right("read", "Ort"), right("create")];
  assert.deepEqual(mergeRights(applied, wanted, applied), wanted);
});

test("what an administrator gave stays, and what one took away does not come back", () => {
  const applied = [right("read", "Titel"), right("delete"), right("update", "Titel")];
  const granted = [right("read", "Titel"), right("publish")];
  assert.deepEqual(mergeRights(granted, applied, applied), granted);
});

test("a new field does not bring back a right that an administrator took away", () => {
  const applied = [right("read", "Titel"), right("update", "Titel")];
  const wanted = [...applied, right("read", "Ort"), right("update", "Ort")];
  assert.deepEqual(mergeRights([right("read", "Titel")], wanted, applied), [
    right("read", "Titel"),
    right("read", "Ort"),
  ]);
});

/** Of PostgreSQL's columns for short texts; SQLite has no limit, so that only a start on PostgreSQL would fail. */
const maxLength = 255;

for (const { name, description } of [...roles, ...tokens])
  test(`PostgreSQL has room for the description of ${name}`, () =>
    assert.ok(description.length <= maxLength));
