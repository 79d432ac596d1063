import type { Core, UID } from "@strapi/strapi";
import { z } from "zod";
import { inboxes, isInbox } from "../slots/inboxes";
import { entryHashes, hashOf } from "./entry-hashes";

/** The content of the demo, recorded with the hashes of when it was loaded. Categories and synonyms are of use to any village. */
const demoTypes = [
  "api::veranstaltung.veranstaltung",
  "api::angebot.angebot",
  "api::info.info",
  "api::beitrag.beitrag",
  "api::organisation.organisation",
  "api::zugang.zugang",
  "api::glossarbegriff.glossarbegriff",
  "api::abfallbezirk.abfallbezirk",
  "api::ort.ort",
  "api::seite.seite",
  "api::allgemeine-einstellung.allgemeine-einstellung",
] as const satisfies UID.ContentType[];

/** What belongs to the demo, with what its clubs have sent */
const recordedTypes = (): UID.ContentType[] => [...demoTypes, ...inboxes().map(({ uid }) => uid)];

export const isDemoType = (uid: UID.ContentType): boolean => recordedTypes().includes(uid);

const Record = z.object({
  entries: z.record(z.string(), z.string()),
  files: z.record(z.string(), z.string()),
});
/** Hashes by document and by the id of a file */
export type DemoRecord = z.infer<typeof Record>;

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: "app", name: "dorfforum", key: "demo" });

/** @returns undefined for a village that has not begun as the demo, or that an earlier version has loaded */
export async function readDemoRecord(strapi: Core.Strapi): Promise<DemoRecord | undefined> {
  const stored = await storeOf(strapi).get({});
  return stored ? Record.parse(stored) : undefined;
}

export type StoredFile = {
  id: number;
  name: string;
  alternativeText?: string | null;
  caption?: string | null;
};

export const fileHash = ({ name, alternativeText, caption }: StoredFile): string =>
  hashOf([name, alternativeText ?? "", caption ?? ""]);

export const storedFiles = (strapi: Core.Strapi): Promise<StoredFile[]> =>
  strapi.db.query("plugin::upload.file").findMany({});

/**
 * Remembers the present content as that of the demo. Called when the demo has been loaded.
 * @param loaded its documents: inboxes may hold what visitors sent before
 */
export async function recordDemo(strapi: Core.Strapi, loaded: ReadonlySet<string>): Promise<void> {
  const entries: DemoRecord["entries"] = {};
  for (const uid of recordedTypes())
    for (const { documentId, hash } of await entryHashes(strapi, uid))
      if (!isInbox(uid) || loaded.has(documentId)) entries[documentId] = hash;
  const files = Object.fromEntries((await storedFiles(strapi)).map((file) => [file.id, fileHash(file)]));
  await store(strapi, { entries, files });
}

const store = (strapi: Core.Strapi, value: DemoRecord) => storeOf(strapi).set({ value });

/** These documents are no longer the demo's. */
export async function forgetDemo(
  strapi: Core.Strapi,
  record: DemoRecord,
  gone: ReadonlySet<string>,
): Promise<void> {
  const entries = Object.entries(record.entries).filter(([documentId]) => !gone.has(documentId));
  await store(strapi, { ...record, entries: Object.fromEntries(entries) });
}
