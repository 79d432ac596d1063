import assert from "node:assert/strict";
import { test } from "node:test";
import message from "../api/nachricht/content-types/nachricht/schema.json";
import { openDatabase } from "../database/testing/open-database";
import { inbox as inboxFeature } from "../features/inbox/feature";
import { signIn } from "../slots/feature";
import { dueDay, newReference, storeOnce } from "./store-once";

signIn([inboxFeature]);

test("a barrier report is due on the same day of the next month, or on its last day", () => {
  assert.equal(dueDay("barriere", new Date("2026-11-21T12:00:00Z")), "2026-12-21");
  assert.equal(dueDay("barriere", new Date("2027-01-31T12:00:00Z")), "2027-02-28");
});

test("the day of the report is the village's, not the server's", () => {
  assert.equal(dueDay("barriere", new Date("2026-06-30T22:30:00Z")), "2026-08-01");
});

test("nothing else has a due day", () => assert.equal(dueDay("kontakt", new Date()), undefined));

test("a reference tells the kind, has no look-alikes and is hardly ever twice the same", () => {
  const references = Array.from({ length: 2000 }, () => newReference("barriere"));
  for (const reference of references) assert.match(reference, /^B-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  assert.equal(
    references.some((reference) => /[01IOJS]/.test(reference.slice(2))),
    false,
  );
  assert.equal(new Set(references).size, references.length);
});

// Strapi's dependency; the driver's types are not installed.
const Database = require("better-sqlite3");

test("a form that a locked database refuses is told apart, and its error quotes nothing of it", async (t) => {
  const inbox = "api::nachricht.nachricht";
  const { strapi, execute, close } = await openDatabase({ [inbox]: message });
  t.after(close);
  const [opened] = (await execute("pragma database_list")) as unknown as { file: string }[];
  await execute("pragma busy_timeout = 10");
  const other = new Database(opened?.file);
  t.after(() => other.close());
  other.exec("begin immediate");
  const arrival = { Art: "kontakt", Schluessel: "key", Text: "geheim", Bestaetigung_gewuenscht: false };
  await assert.rejects(storeOnce(strapi, inbox, arrival), (error: Error) => {
    assert.equal(Object(error).code, "SQLITE_BUSY");
    assert.doesNotMatch(`${error.message} ${error.stack}`, /geheim|insert/);
    return true;
  });
  other.exec("commit");
  const { Schon_da } = await storeOnce(strapi, inbox, arrival);
  assert.equal(Schon_da, false);
});
