import assert from "node:assert/strict";
import { test } from "node:test";
import type { Core } from "@strapi/strapi";
import { bringBack, removeEntries } from "./take-off-site";

type Entry = { documentId: string; publishedAt: Date | null } & Record<string, unknown>;

/** What these functions need of Strapi: the drafts and published versions of events */
function strapiWith(entries: Entry[]) {
  const isOf = ({ documentId }: Entry, where: { documentId: string | { $in: string[] } }) =>
    typeof where.documentId === "string"
      ? documentId === where.documentId
      : where.documentId.$in.includes(documentId);
  const strapi: unknown = {
    db: {
      query: () => ({
        findMany: async ({ where }: { where: { documentId: string } }) =>
          structuredClone(entries.filter((each) => isOf(each, where))),
        findOne: async ({ where }: { where: { documentId: string } }) =>
          structuredClone(entries.find((each) => isOf(each, where) && !each.publishedAt)),
      }),
    },
    documents: () => ({
      delete: async (where: { documentId: string }) => keepOnly((each) => !isOf(each, where)),
      unpublish: async (where: { documentId: string }) =>
        keepOnly((each) => !isOf(each, where) || !each.publishedAt),
      publish: async (where: { documentId: string }) => {
        for (const draft of entries.filter((each) => isOf(each, where)))
          entries.push({ ...draft, publishedAt: new Date() });
      },
    }),
  };
  const keepOnly = (isKept: (entry: Entry) => boolean) => {
    entries.splice(0, entries.length, ...entries.filter(isKept));
  };
  const isPublic = (documentId: string) =>
    entries.some((each) => each.documentId === documentId && each.publishedAt);
  return { strapi: strapi as Core.Strapi, isPublic, entries };
}

const savedAt = new Date("2026-11-01T10:00:00Z");
/** An event that an editor has saved, with a published version */
const edited = (documentId: string, published: object = {}): Entry[] => {
  const draft = {
    documentId,
    Titel: documentId,
    updatedBy: { id: 1 },
    updatedAt: savedAt,
    publishedAt: null,
  };
  return [draft, { ...draft, ...published, publishedAt: savedAt }];
};

test("what was taken off and is back is public again; what was changed meanwhile is told instead", async () => {
  const untouched = edited("Von niemandem").map((each) => ({ ...each, updatedBy: null }));
  const { strapi, entries, isPublic } = strapiWith([
    ...untouched,
    ...edited("Wie es war"),
    ...edited("Seither geändert"),
    ...edited("Mit Entwurf", { Titel: "Vorher" }),
    ...edited("Noch weg"),
  ]);
  const ids = [...new Set(entries.map(({ documentId }) => documentId))];
  const takenOff = await removeEntries(strapi, ids);
  assert.deepEqual(Object.keys(takenOff), ids.slice(1));
  assert.deepEqual(ids.filter(isPublic), []);

  const changed = entries.find(({ documentId }) => documentId === "Seither geändert");
  if (changed) changed.updatedAt = new Date("2026-11-09T10:00:00Z");
  const result = await bringBack(strapi, takenOff, ids.slice(0, -1));
  assert.deepEqual(ids.filter(isPublic), ["Wie es war"]);
  assert.deepEqual(
    result.remarks.map((remark) => remark.split(":")[0]),
    ["Seither geändert", "Mit Entwurf"],
  );
  assert.deepEqual(Object.keys(result.takenOff), ids.slice(2));
});
