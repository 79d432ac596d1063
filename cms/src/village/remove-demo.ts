import { join } from "node:path";
import type { Core, UID } from "@strapi/strapi";
import { readEntries } from "../../demo/loader/load";
import { rows } from "../database/rows";
import { fileUses } from "../strapi-database";
import { strapiInternals } from "../strapi-internals";
import {
  type DemoRecord,
  fileHash,
  forgetDemo,
  isDemoType,
  readDemoRecord,
  storedFiles,
} from "./demo-record";
import { entryHashes, type HashedEntry } from "./entry-hashes";
import { type Settings, type StarterPage, toStarterPage } from "./from-demo-texts";

const settingsType = "api::allgemeine-einstellung.allgemeine-einstellung";
const pageType = "api::seite.seite";

/** Titles by the German name of their type, for a person to read. */
type Listed = Record<string, string[]>;

export type DemoRemoval =
  /** Not loaded as the demo, or by a version that remembered nothing */
  | { state: "no-demo" }
  /** Nobody has entered the village's own name and address. */
  | { state: "not-begun" }
  | {
      state: "planned" | "removed";
      removed: Listed;
      /** Pages that get the text of a new village */
      rewritten: string[];
      files: number;
      edited: Listed;
      inUse: Listed;
      /** Fields of the settings that still say what the demo says */
      demoSettings: string[];
    };

type Plan = {
  removed: HashedEntry[];
  pages: HashedEntry[];
  edited: HashedEntry[];
  inUse: HashedEntry[];
  files: number[];
};

/** What removeDemo() would do. */
export const planDemoRemoval = (strapi: Core.Strapi) => run(strapi, false);

/** Removes what nobody has edited since the demo was loaded and no other entry refers to, and its files. */
export const removeDemo = (strapi: Core.Strapi) => run(strapi, true);

async function run(strapi: Core.Strapi, isReal: boolean): Promise<DemoRemoval> {
  const record = await readDemoRecord(strapi);
  const settings = await rows(strapi, settingsType).findOne({
    populate: ["Schnelleinstiege", "Kurzadressen", "Oeffnungszeiten", "Logo", "Logo_klein"],
  });
  if (!record || !settings) return { state: "no-demo" };
  const present = await Promise.all(
    Object.values(strapi.contentTypes)
      .filter(({ uid }) => uid.startsWith("api::"))
      .map(({ uid }) => entryHashes(strapi, uid as UID.ContentType)),
  );
  const entries = present.flat();
  const isUntouched = ({ documentId, hash }: HashedEntry) => record.entries[documentId] === hash;
  if (entries.some((entry) => entry.uid === settingsType && isUntouched(entry)))
    return { state: "not-begun" };

  const plan = await toPlan(strapi, entries, record);
  const starters = starterPages(strapi, settings);
  const rewritten = plan.pages.filter(({ title }) =>
    starters.some(({ Titel, Text }) => Titel === title && Text),
  );
  const dropped = [...plan.removed, ...plan.pages.filter((page) => !rewritten.includes(page))];
  if (isReal) {
    await strapi.db.transaction(async () => {
      for (const { uid, documentId } of dropped) await strapi.documents(uid).delete({ documentId });
      for (const { documentId, title } of rewritten) {
        const Text = starters.find(({ Titel }) => Titel === title)?.Text;
        await strapi.documents(pageType).update({ documentId, data: { Text }, status: "published" });
      }
      const gone = new Set([...dropped, ...rewritten].map(({ documentId }) => documentId));
      await forgetDemo(strapi, record, gone);
    });
    // After the transaction: a file that is gone from the disk does not come back.
    const uploads = strapiInternals.uploads(strapi);
    for (const id of plan.files) {
      const file = await uploads.findOne(id);
      if (file) await uploads.remove(file);
    }
  }
  return {
    state: isReal ? "removed" : "planned",
    removed: byType(strapi, dropped),
    rewritten: rewritten.map(({ title }) => title),
    files: plan.files.length,
    edited: byType(strapi, plan.edited),
    inUse: byType(strapi, plan.inUse),
    demoSettings: unchangedSettings(strapi, settings),
  };
}

async function toPlan(strapi: Core.Strapi, entries: HashedEntry[], record: DemoRecord): Promise<Plan> {
  const isDemo = ({ uid, documentId }: HashedEntry) =>
    uid !== settingsType && isDemoType(uid) && record.entries[documentId] !== undefined;
  const demo = entries.filter(isDemo);
  const edited = demo.filter(({ documentId, hash }) => record.entries[documentId] !== hash);
  const untouched = demo.filter((entry) => !edited.includes(entry));
  const pages = untouched.filter(({ uid }) => uid === pageType);

  const removed = new Map(
    untouched.filter(({ uid }) => uid !== pageType).map((entry) => [entry.documentId, entry]),
  );
  const inUse: HashedEntry[] = [];
  // What stays keeps what it refers to, which may refer to more.
  const staying = entries.filter(({ documentId }) => !removed.has(documentId));
  for (const { references } of staying)
    for (const documentId of references) {
      const used = removed.get(documentId);
      if (!used) continue;
      removed.delete(documentId);
      inUse.push(used);
      staying.push(used);
    }
  const gone = [...removed.values()];
  return { removed: gone, pages, edited, inUse, files: await unusedFiles(strapi, gone, record) };
}

/** The demo's files that only entries in `gone` use. */
async function unusedFiles(strapi: Core.Strapi, gone: HashedEntry[], record: DemoRecord): Promise<number[]> {
  const goneRows = new Set(gone.flatMap(({ uid, rowIds }) => rowIds.map((id) => `${uid} ${id}`)));
  const uses: { file_id: number; related_type: string; related_id: number }[] = await strapi.db
    .connection(fileUses)
    .select("file_id", "related_type", "related_id");
  const used = new Set(
    uses.filter((use) => !goneRows.has(`${use.related_type} ${use.related_id}`)).map((use) => use.file_id),
  );
  return (await storedFiles(strapi))
    .filter((file) => record.files[file.id] === fileHash(file) && !used.has(file.id))
    .map(({ id }) => id);
}

const demoFolder = (strapi: Core.Strapi) => join(strapi.dirs.app.root, "demo");
const demoSettingsOf = (strapi: Core.Strapi): Settings =>
  readEntries(demoFolder(strapi), "allgemeine-einstellungen")[0] ?? {};

function starterPages(strapi: Core.Strapi, settings: Settings): StarterPage[] {
  const fact = (field: string) => String(settings[field] ?? `[${field}]`);
  const village = {
    name: fact("Dorfname"),
    gemeinde: fact("Gemeinde"),
    strasse: fact("Strasse"),
    plz: fact("Postleitzahl"),
    ort: fact("Ort"),
    land: fact("Bundesland"),
    telefon: String(settings.Telefon ?? ""),
    mail: String(settings.E_Mail ?? ""),
    admin: "",
    passwort: "",
  };
  const pages = readEntries(demoFolder(strapi), "seiten") as unknown as StarterPage[];
  return pages.map((page) => toStarterPage(page, demoSettingsOf(strapi), village));
}

type Labelled = { pluginOptions?: { redaktion?: { label?: string } } };

/** The labels of fields that are as in the demo. */
function unchangedSettings(strapi: Core.Strapi, settings: Settings): string[] {
  const demo = demoSettingsOf(strapi);
  const attributes = strapi.contentType(settingsType).attributes as Record<string, Labelled>;
  return Object.entries(attributes).flatMap(([name, { pluginOptions }]) =>
    isAsInDemo(demo[name], settings[name]) ? (pluginOptions?.redaktion?.label ?? name) : [],
  );
}

function isAsInDemo(demo: unknown, stored: unknown): boolean {
  if (typeof demo === "string") return demo === stored || `${demo}.svg` === (stored as Settings | null)?.name;
  if (!Array.isArray(demo)) return false;
  // The file has a list where the CMS keeps a line for each.
  if (typeof stored === "string") return demo.join("\n") === stored;
  const items = Array.isArray(stored) ? stored : [];
  return (
    items.length === demo.length &&
    demo.every((item: Settings, index) =>
      Object.entries(item).every(([field, value]) => String(items[index][field]).startsWith(String(value))),
    )
  );
}

function byType(strapi: Core.Strapi, entries: HashedEntry[]): Listed {
  const listed: Listed = {};
  for (const { uid, title } of entries) {
    const name = strapi.contentType(uid).info.displayName;
    listed[name] = [...(listed[name] ?? []), title];
  }
  return listed;
}
