import { join } from "node:path";
import type { Core, UID } from "@strapi/strapi";
import { demoSteps, type Entry, type Known } from "./demo-entries";
import { type Memory, remember } from "./memory";
import { uploadPictures } from "./upload-pictures";
import type { Village } from "./village-schema";
import { writtenEntry } from "./written-entries";

const SETTINGS = "api::allgemeine-einstellung.allgemeine-einstellung";
const SYNONYMS = "api::synonymgruppe.synonymgruppe";
const DATED: string[] = ["api::veranstaltung.veranstaltung", "api::beitrag.beitrag"];

type Document = { documentId: string; Slug: string };

/** Stores what is not there yet, found by slug, so that a load that was interrupted is finished by the next one. */
export async function loadVillage(
  strapi: Core.Strapi,
  village: Village,
  folder: string,
  memory: Memory,
): Promise<void> {
  const pictures = await uploadPictures(strapi, join(folder, "medien", "illustrationen"));
  const known: Known = { categories: new Map(), organisations: new Map(), pictures };

  for (const { uid, entries } of demoSteps(village, memory.day)) {
    // One transaction a type is fast, and keeps what is remembered of the entries in step with them.
    await strapi.db.transaction(async () => {
      const ids = await createMissing(strapi, uid, entries(known));
      if (uid === "api::kategorie.kategorie") known.categories = ids;
      if (uid === "api::organisation.organisation") known.organisations = ids;
      if (!DATED.includes(uid)) return;
      memory.written[uid] = { ...memory.written[uid], ...(await writtenNow(strapi, uid, [...ids.keys()])) };
      await remember(strapi, memory);
    });
  }
  await strapi.db.transaction(() => createSynonyms(strapi, village.synonyms));
  await createSettings(strapi, village);
}

async function createMissing(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  entries: Entry[],
): Promise<Map<string, string>> {
  const stored: Document[] = await strapi.db.query(uid).findMany({ select: ["documentId", "Slug"] });
  const ids = new Map(stored.map(({ Slug, documentId }) => [Slug, documentId]));
  for (const data of entries) {
    if (ids.has(data.Slug)) continue;
    const { documentId } = await strapi.documents(uid).create({ data, status: "published" });
    ids.set(data.Slug, documentId);
  }
  return ids;
}

async function writtenNow(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  slugs: string[],
): Promise<Memory["written"][string]> {
  const written: Memory["written"][string] = {};
  for (const slug of slugs) {
    const entry = await writtenEntry(strapi, uid, slug);
    if (entry) written[slug] = { draft: entry.draft, published: entry.published };
  }
  return written;
}

async function createSynonyms(strapi: Core.Strapi, groups: string[][]): Promise<void> {
  const stored: { Woerter: string }[] = await strapi.db.query(SYNONYMS).findMany({ select: ["Woerter"] });
  const known = new Set(stored.map(({ Woerter }) => Woerter));
  for (const words of groups.map((group) => group.join("\n"))) {
    if (!known.has(words)) await strapi.documents(SYNONYMS).create({ data: { Woerter: words } });
  }
}

async function createSettings(strapi: Core.Strapi, { settings, moreSettings }: Village): Promise<void> {
  if ((await strapi.db.query(SETTINGS).count()) > 0) return;
  const { Startseite_Begruessung, ...rest } = settings;
  const { Oft_gesucht, ...more } = moreSettings;
  const data = { ...rest, ...more, Begruessung: Startseite_Begruessung, Oft_gesucht: Oft_gesucht.join("\n") };
  await strapi.documents(SETTINGS).create({ data });
}
