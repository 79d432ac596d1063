import assert from "node:assert/strict";
import { test } from "node:test";
import type { Core } from "@strapi/strapi";
import { readCalendar } from "../../calendar-files/read-calendar";
import { calendarFile, calendarOf, eventOf, now } from "../../calendar-files/testing/fixtures";
import { refuse } from "../../documents/problem";
import { endNotBeforeBegin, recurrence, recurrenceNotOverBeforeBegin } from "../../rules/field-rules";
import { singleDatesFit } from "../../rules/single-dates";
import { applyImport } from "./apply-import";
import { eventType } from "./compare-fields";
import { openSteps, planImport } from "./plan-import";
import type { StoredEntry } from "./stored-entries";

type Search = { where?: { documentId?: { $in: string[] } } };
type Creation = { data: Record<string, unknown>; status?: string };

const eventRules = [endNotBeforeBegin, recurrence, recurrenceNotOverBeforeBegin, singleDatesFit];

/** What planning and writing need of Strapi: events alone, kept as a database gives them back. */
function strapiWithEvents() {
  const entries: StoredEntry[] = [];
  const strapi: unknown = {
    contentType: () => ({ attributes: {} }),
    db: {
      query: (type: string) => ({
        findMany: async ({ where }: Search) =>
          entries.filter(
            ({ documentId }) => type === eventType && (where?.documentId?.$in.includes(documentId) ?? true),
          ),
      }),
      transaction: (write: (transaction: object) => Promise<void>) => write({}),
      connection: () => ({
        transacting: () => ({
          where: ({ document_id }: { document_id: string }) => ({
            update: async ({ importkennung }: { importkennung: string }) => {
              for (const entry of entries.filter(({ documentId }) => documentId === document_id))
                entry.Importkennung = importkennung;
            },
          }),
        }),
      }),
    },
    documents: () => ({
      create: async ({ data, status }: Creation) => {
        refuse(eventRules.flatMap((rule) => rule(data, {})));
        const publishedAt = status === "published" ? now : null;
        const entry = { ...asStored(data), documentId: `document ${entries.length}`, publishedAt };
        entries.push(entry);
        return entry;
      },
    }),
  };
  return { strapi: strapi as Core.Strapi, entries };
}

/** Dates as objects, items of components with an id, and the order by which lists tell events that are to come */
function asStored(data: Record<string, unknown>): Record<string, unknown> {
  const { Beginn, Ende, Ausnahmen, ...others } = structuredClone(data);
  const items = (Ausnahmen as object[]).map((item, index) => ({ id: index + 1, ...item }));
  const dates = { Beginn: new Date(String(Beginn)), Ende: Ende ? new Date(String(Ende)) : null };
  return { ...others, ...dates, Ausnahmen: items, Terminfolge: 1 };
}

const fixtures = ["google", "exchange", "nextcloud", "abfall", "kirche", "vereinsring"] as const;
const fixtureCounts = { google: 2, exchange: 2, nextcloud: 21, abfall: 2, kirche: 5, vereinsring: 4 };

const sets: [name: string, count: number, text: string][] = [
  ...fixtures.map((name): [string, number, string] => [name, fixtureCounts[name], calendarFile(name)]),
  [
    "a program that gives all events one UID",
    3,
    calendarOf(...["12", "19", "26"].flatMap((day) => eventOf(`DTSTART;VALUE=DATE:202701${day}`))),
  ],
  [
    "a program that counts in UTC, with a change for good and periods",
    7,
    calendarOf(
      ...eventOf("DTSTART:20261201T090000Z", "RRULE:FREQ=DAILY;COUNT=150"),
      ...eventOf("DTSTART:20270602T160000Z", "RRULE:FREQ=WEEKLY;COUNT=5").map(withUid("2")),
      ...eventOf("DTSTART:20270617T170000Z", "RECURRENCE-ID;RANGE=THISANDFUTURE:20270616T160000Z").map(
        withUid("2"),
      ),
      ...eventOf("DTSTART:20270701T160000Z", "RDATE;VALUE=PERIOD:20270702T160000Z/PT3H").map(withUid("3")),
      ...eventOf("DTSTART;VALUE=DATE:20270801", "SUMMARY:x").map(withUid("4")),
    ),
  ],
];

function withUid(uid: string) {
  return (line: string) => line.replace("UID:1@", `UID:${uid}@`);
}

for (const [name, count, text] of sets)
  test(`a calendar in the manner of ${name} arrives as drafts, and a second time changes nothing`, async () => {
    const { strapi, entries } = strapiWithEvents();
    const plan = async () => {
      const content = await readCalendar(text, { now });
      return planImport(strapi, content, { type: eventType, source: { name }, answers: {} });
    };
    const first = await plan();
    assert.equal(first.plan.created.count, count);
    const result = await applyImport(strapi, first, { publish: false, maxEntries: 1_000 });
    assert.deepEqual(result, { created: count, changed: 0, refused: [] });
    assert.deepEqual(
      entries.map(({ publishedAt }) => publishedAt),
      entries.map(() => null),
    );

    const { created, changed, unchanged, missing, questions } = (await plan()).plan;
    assert.deepEqual([created.count, changed.count, missing.count, questions], [0, 0, 0, []]);
    assert.equal(unchanged, count);

    // Some programs give each entry another UID with every download, others none.
    if (!/^UID:/m.test(text)) return;
    const renamed = await planImport(
      strapi,
      await readCalendar(text.replaceAll(/^UID:/gm, "UID:neu-"), { now }),
      { type: eventType, source: { name }, answers: {} },
    );
    assert.deepEqual([renamed.plan.changed.count, renamed.plan.unchanged], [0, count]);
    assert.equal(openSteps(renamed).length, count);
    const rewritten = await applyImport(strapi, renamed, { publish: false, maxEntries: 1_000 });
    assert.deepEqual(rewritten, { created: 0, changed: 0, refused: [] });
    assert.ok(entries.every(({ Importkennung }) => String(Importkennung).startsWith("neu-")));
  });
