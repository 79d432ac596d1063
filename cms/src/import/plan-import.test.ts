import assert from "node:assert/strict";
import { test } from "node:test";
import type { Core } from "@strapi/strapi";
import { endNotBeforeBegin, recurrence, recurrenceNotOverBeforeBegin } from "../rules/field-rules";
import { refuse } from "../rules/problem";
import { applyImport } from "./apply-import";
import { readCalendar } from "./calendar/read-calendar";
import { eventType } from "./compare-fields";
import { planImport } from "./plan-import";
import type { StoredEntry } from "./stored-entries";
import { calendarFile, now } from "./testing/fixtures";

type Search = { where?: { documentId?: { $in: string[] } } };
type Creation = { data: Record<string, unknown>; status?: string };

const eventRules = [endNotBeforeBegin, recurrence, recurrenceNotOverBeforeBegin];

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
    },
    documents: () => ({
      create: async ({ data, status }: Creation) => {
        refuse(eventRules.flatMap((rule) => rule(data, {})));
        const publishedAt = status === "published" ? now : null;
        entries.push({ ...asStored(data), documentId: `document ${entries.length}`, publishedAt });
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

for (const [name, count] of [
  ["google", 3],
  ["exchange", 2],
  ["nextcloud", 21],
  ["abfall", 2],
  ["kirche", 5],
  ["vereinsring", 6],
] as const)
  test(`a calendar in the manner of ${name} arrives as drafts, and a second time changes nothing`, async () => {
    const { strapi, entries } = strapiWithEvents();
    const plan = async () => {
      const content = await readCalendar(calendarFile(name), { now });
      return planImport(strapi, content, { type: eventType, source: name, answers: {} });
    };
    const first = await plan();
    assert.equal(first.plan.created.count, count);
    const result = await applyImport(strapi, first, { publish: false, maxEntries: 1_000 });
    assert.deepEqual(result, { created: count, changed: 0, refused: [] });
    assert.deepEqual(
      entries.map(({ publishedAt }) => publishedAt),
      entries.map(() => null),
    );

    const { created, changed, unchanged, vanished, questions } = (await plan()).plan;
    assert.deepEqual([created.count, changed.count, vanished.count, questions], [0, 0, 0, []]);
    assert.equal(unchanged, count);
  });
