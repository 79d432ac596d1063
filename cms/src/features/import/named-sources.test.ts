import assert from "node:assert/strict";
import { test } from "node:test";
import type { Core } from "@strapi/strapi";
import { eventType } from "./compare-fields";
import { findSource, keepSource, sourceNames } from "./named-sources";
import { previewImport } from "./run-import";

type Row = { importquelle: string };

/** What sources need of Strapi, with an event of each source */
function strapiWith(...sources: string[]) {
  const rows: Row[] = sources.map((importquelle) => ({ importquelle }));
  let stored: unknown = null;
  const update = (where: Row) => ({
    update: async (changes: Row) => {
      for (const row of rows) if (row.importquelle === where.importquelle) Object.assign(row, changes);
    },
  });
  const strapi: unknown = {
    contentType: () => ({ attributes: { Titel: {} }, collectionName: "veranstaltungen" }),
    store: () => ({
      get: async () => stored,
      set: async ({ value }: { value: unknown }) => {
        stored = JSON.parse(JSON.stringify(value));
      },
    }),
    db: {
      query: () => ({
        findMany: async () => rows.map(({ importquelle }) => ({ Importquelle: importquelle, Titel: "Skat" })),
      }),
      transaction: (work: (transaction: object) => Promise<void>) => work({}),
      connection: () => ({ transacting: () => ({ where: update }) }),
    },
  };
  return strapi as Core.Strapi;
}

type Asked = { given?: string; derived?: string; answer?: string; isAttended?: boolean };

const find = (strapi: Core.Strapi, { given, derived = "", answer, isAttended = false }: Asked) =>
  findSource(strapi, eventType, {
    given,
    derived,
    isAttended,
    answers: answer === undefined ? {} : { quelle: answer },
  });
const inPanel = (strapi: Core.Strapi, given: string, answer?: string) =>
  find(strapi, { given, isAttended: true, ...(answer !== undefined && { answer }) });
const optionsOf = (found: Awaited<ReturnType<typeof find>>) =>
  found && "question" in found ? found.question.options.map(({ value }) => value) : [];

test("without a name it is the source that the calendar, file or address had, and else none", async () => {
  const strapi = strapiWith("termine.ics");
  assert.deepEqual(await find(strapi, { derived: "termine.ics" }), { name: "termine.ics" });
  assert.equal(await find(strapi, { derived: "verein.ics" }), undefined);
});

test("of a file that nobody has brought before the command asks whose it is", () =>
  assert.rejects(
    previewImport(strapiWith("termine.ics"), {
      kind: "kalender",
      from: { bytes: Buffer.from("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"), fileName: "verein.ics" },
      isAttended: false,
    }),
    /Wessen Datei ist das\?.*--quelle/,
  ));

test("a new name is asked about once in the panel, of former sources that have no name yet", async () => {
  const strapi = strapiWith("termine.ics", "Kalender");
  assert.deepEqual(optionsOf(await inPanel(strapi, "Chor")), ["", "neu", "aus termine.ics", "aus Kalender"]);
  const chosen = await inPanel(strapi, "Chor", "aus Kalender");
  assert.deepEqual(chosen, { name: "Chor", former: "Kalender" });
  await keepSource(strapi, eventType, { name: "Chor", former: "Kalender" });

  assert.deepEqual(await inPanel(strapi, "Chor"), { name: "Chor" });
  assert.deepEqual(optionsOf(await inPanel(strapi, "Angler")), ["", "neu", "aus termine.ics"]);
  assert.deepEqual(await inPanel(strapi, "Angler", "neu"), { name: "Angler", former: undefined });
  await keepSource(strapi, eventType, { name: "Angler" });
  await keepSource(strapi, eventType, { name: "termine.ics" });
  assert.deepEqual(await inPanel(strapi, "Imker"), { name: "Imker", former: undefined });
  assert.deepEqual(await sourceNames(strapi, eventType), ["Angler", "Chor", "termine.ics"]);
});

test("lines of a crontab go on with a source that was given a name, with its former name too", async () => {
  const strapi = strapiWith("https://chor.example/termine.ics");
  await keepSource(strapi, eventType, { name: "Chor", former: "https://chor.example/termine.ics" });
  for (const line of [
    { derived: "https://chor.example/termine.ics" },
    { derived: "x", given: "https://chor.example/termine.ics" },
    { derived: "x", given: "Chor" },
  ])
    assert.deepEqual(await find(strapi, line), { name: "Chor" });
});

test("on the command line a new name is asked about only if its calendar was imported without it", async () => {
  const strapi = strapiWith("termine.ics", "Kalender");
  const asked = await find(strapi, { given: "Chor", derived: "Kalender" });
  assert.deepEqual(optionsOf(asked), ["", "neu", "aus Kalender"]);
  assert.deepEqual(await find(strapi, { given: "Chor", derived: "chor.ics" }), {
    name: "Chor",
    former: undefined,
  });
});

test("a name is one however it is typed, and none is a property of every object", async () => {
  const strapi = strapiWith("SV  Grün");
  await keepSource(strapi, eventType, { name: "Übungen" });
  for (const typed of [" übungen ", "U\u0308bungen"])
    assert.deepEqual(await inPanel(strapi, typed), { name: "Übungen" });
  assert.deepEqual(await inPanel(strapi, "sv grün"), { name: "SV  Grün" });
  assert.deepEqual(await inPanel(strapi, "constructor", "neu"), { name: "constructor", former: undefined });
  await keepSource(strapi, eventType, { name: "constructor" });
  assert.deepEqual(await inPanel(strapi, "constructor"), { name: "constructor" });
});
