import type { Core, UID } from "@strapi/strapi";
import { type Memory, remember } from "./memory";
import { absoluteTimes, dayFrom } from "./relative-dates";
import type { Village } from "./village-schema";
import { writtenEntry } from "./written-entries";

type Dated = { uid: UID.ContentType; slug: string; dates: Record<string, string> };

/** Counts the dates of the demo from today again, so that it never runs dry; what an editor has touched stays. */
export async function keepFresh(
  strapi: Core.Strapi,
  village: Village,
  memory: Memory,
  today: string,
): Promise<void> {
  if (memory.day === today) return;
  // Either all is moved and remembered or nothing is: an entry moved but not remembered would count as touched.
  await strapi.db.transaction(async () => {
    const written: Memory["written"] = {};
    for (const entry of datedEntries(village, today)) {
      const moved = await moveUntouched(strapi, entry, memory);
      if (moved) written[entry.uid] = { ...written[entry.uid], [entry.slug]: moved };
    }
    await remember(strapi, { ...memory, day: today, written });
  });
}

function datedEntries({ events, articles }: Village, today: string): Dated[] {
  return [
    ...events.map(
      (event): Dated => ({
        uid: "api::veranstaltung.veranstaltung",
        slug: event.Slug,
        dates: absoluteTimes(event, today),
      }),
    ),
    ...articles.map(
      ({ Slug, Datum }): Dated => ({
        uid: "api::beitrag.beitrag",
        slug: Slug,
        dates: { Datum: dayFrom(today, Datum.TageAbHeute) },
      }),
    ),
  ];
}

async function moveUntouched(strapi: Core.Strapi, { uid, slug, dates }: Dated, memory: Memory) {
  const ours = memory.written[uid]?.[slug];
  const now = await writtenEntry(strapi, uid, slug);
  if (!ours || !now || now.draft !== ours.draft || now.published !== ours.published) return undefined;
  await strapi.documents(uid).update({ documentId: now.documentId, data: dates, status: "published" });
  const moved = await writtenEntry(strapi, uid, slug);
  return moved && { draft: moved.draft, published: moved.published };
}
