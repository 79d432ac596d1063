import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { z } from "zod";
import { noRight } from "../../../access/rights";
import { alarmOf } from "../../../calendar-files/fetch-state";
import { rows } from "../../../database/rows";
import { answer } from "../../../http/import-problem";
import { Answers, readBody, shortText } from "../../../http/read-body";
import { uploadedFile } from "../../../http/uploaded-file";
import { eventType } from "../compare-fields";
import { findSource as findImportSource, keepSource } from "../named-sources";
import { importRights, noPublishing } from "../rights";
import { readStoredKeys } from "../stored-entries";
import { allSources, findSource, type Source, sourceType } from "./find-source";
import { neighbourType } from "./neighbours";
import { beingRead, compareOthersAnew, previewSource, readInBackground, withLock } from "./read-source";
import type { ListedSource, SourceChoices } from "./source";
import { removeEntries } from "./take-off-site";

const id = shortText.nullish().transform((value) => value || null);
const Settings = z.object({
  Art: z.enum(["hier", "nachbarort"]),
  Veranstalter: id,
  Kategorien: z.array(shortText).max(20).nullish(),
  Ort: id,
  Website: z
    .url({ protocol: /^https?$/, error: "Die Website beginnt mit https://." })
    .max(2000)
    .or(z.literal(""))
    .nullish()
    .transform((value) => value || null),
  Mit_Text: z.boolean(),
  Veroeffentlichen: z.boolean(),
  Frist_Tage: z.int().min(0).max(365),
});
const address = z.string().trim().min(1, "Bitte geben Sie die Adresse des Kalenders an.").max(2000);
/** A file's source has no address. */
export const NewSource = Settings.extend({
  name: shortText.min(1, "Bitte geben Sie unter „Name der Quelle“ an, von wem das ist."),
  address: address.nullish(),
  answers: Answers.default({}),
});
export const Change = Settings.extend({ Aus: z.boolean(), address }).partial();
export const Reading = z.object({ version: shortText.optional() });
const Removal = z.object({ keeps: z.boolean() });

/** Calendars that are read every hour. Who may import may have them read. */
export const sources = ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    requireRight(strapi, false);
    const { organisation, event } = ctx.query;
    const found = (await allSources(strapi)).filter(
      ({ Veranstalter, Stand }) =>
        (!organisation || Veranstalter === organisation) && (!event || Stand.gone?.[String(event)]),
    );
    ctx.body = { data: found.map(toListed) };
  },

  /** What new entries of a source can belong to */
  async choices(ctx: Context) {
    requireRight(strapi, false);
    const named = async (uid: "api::organisation.organisation" | "api::kategorie.kategorie") => {
      const found = await rows(strapi, uid).findMany({
        select: ["documentId", "Name"],
        orderBy: { Name: "asc" },
      });
      return [...new Map(found.map(({ documentId, Name }) => [documentId, Name]))];
    };
    const data: SourceChoices = {
      organisations: await named("api::organisation.organisation"),
      categories: await named("api::kategorie.kategorie"),
    };
    ctx.body = { data };
  },

  /** Keeps a source and begins to read it: the press agrees to the first reading. */
  async create(ctx: Context) {
    const { name, address: Adresse, answers, ...settings } = readBody(ctx, NewSource);
    requireRight(strapi, settings.Veroeffentlichen);
    if (settings.Art === "nachbarort" && !settings.Website)
      throw new errors.ValidationError(
        "Bitte geben Sie die Website des Nachbarorts an: Dorthin führen seine Termine.",
      );
    if (await rows(strapi, sourceType).findOne({ where: { Name: name } }))
      throw new errors.ApplicationError(`„${name}“ wird schon regelmäßig übernommen.`);
    let Name = name;
    if (settings.Art === "hier") {
      const asked = { given: name, derived: name, isAttended: true, answers };
      const source = await findImportSource(strapi, eventType, asked);
      if (!source || "question" in source)
        throw new errors.ApplicationError("Bitte prüfen Sie zuerst, was sich ändert.");
      await keepSource(strapi, eventType, source);
      Name = source.name;
    }
    const data = { ...settings, Name, Adresse, Datei: !Adresse, Aus: false, Stand: {} };
    const { documentId } = await rows(strapi, sourceType).create({ data });
    if (Adresse) void readInBackground(strapi, documentId, { version: "" });
    ctx.body = { data: { documentId } };
  },

  async change(ctx: Context) {
    const source = await asked(strapi, ctx);
    const { address: Adresse, ...changes } = readBody(ctx, Change);
    requireRight(strapi, changes.Veroeffentlichen ?? false);
    // Somebody agrees to the new address by entering it.
    const { reading: _, host: __, comparedAt: ___, problem: ____, ...rest } = source.Stand;
    const moved = Adresse ? { Adresse, Datei: false, Stand: rest } : {};
    await rows(strapi, sourceType).updateMany({ where: { id: source.id }, data: { ...changes, ...moved } });
    if (Adresse) void readInBackground(strapi, source.documentId, { isPressed: true });
    ctx.body = { data: { documentId: source.documentId } };
  },

  async preview(ctx: Context) {
    requireRight(strapi, false);
    const source = await asked(strapi, ctx);
    const file = await uploadedFile(ctx);
    ctx.body = { data: await answer(() => previewSource(strapi, source, file?.bytes)) };
  },

  /** Begins to read: anew, or what somebody has looked at (`version`). */
  async read(ctx: Context) {
    requireRight(strapi, false);
    const { documentId } = await asked(strapi, ctx);
    const { version } = readBody(ctx, Reading);
    const file = await uploadedFile(ctx);
    void readInBackground(strapi, documentId, { version, isPressed: true, file: file?.bytes });
    ctx.body = { data: { documentId } };
  },

  /** Without `keeps` the coming dates go with the source; a neighbour's always do. */
  async remove(ctx: Context) {
    requireRight(strapi, false);
    const source = await asked(strapi, ctx);
    const { keeps } = readBody(ctx, Removal);
    // No reading of the source goes on after this.
    await rows(strapi, sourceType).updateMany({ where: { id: source.id }, data: { Aus: true } });
    await answer(() =>
      withLock(strapi, async () => {
        await rows(strapi, neighbourType).deleteMany({ where: { Quelle: source.documentId } });
        if (!keeps && source.Art === "hier") {
          await removeEntries(strapi, await comingEntries(strapi, source));
          await compareOthersAnew(strapi, source);
        }
        await rows(strapi, sourceType).deleteMany({ where: { id: source.id } });
      }),
    );
    ctx.body = { data: {} };
  },
});

const comingEntries = async (strapi: Core.Strapi, { Name: name }: Source) =>
  (await readStoredKeys(strapi, eventType, { name }))
    .filter(({ source, isComing }) => source === name && isComing)
    .map(({ documentId }) => documentId);

function toListed({ documentId, Name, Adresse, Stand, id: _, createdAt, ...settings }: Source): ListedSource {
  const { reading: __, gone, ...state } = Stand;
  return {
    ...settings,
    documentId,
    name: Name,
    address: Adresse ? shortAddress(Adresse) : undefined,
    isReading: beingRead.has(documentId),
    state: { ...state, goneCount: Object.keys(gone ?? {}).length },
    alarm: alarmOf({ ...settings, Adresse, createdAt }, Stand, new Date()),
  };
}

const shownEnd = 4;

/** Enough to tell addresses apart, and not enough to open one */
function shortAddress(address: string): string {
  const { host, pathname, search } = URL.parse(address.replace(/^webcals?:/i, "https:")) ?? {
    host: "",
    pathname: "",
    search: "",
  };
  return `${host}/…${`${pathname}${search}`.slice(-shownEnd)}`;
}

function requireRight(strapi: Core.Strapi, publishes: boolean): void {
  const { mayImport, mayPublish } = importRights(strapi, "kalender");
  if (!mayImport) throw new errors.ForbiddenError(noRight);
  if (publishes && !mayPublish) throw new errors.ForbiddenError(noPublishing);
}

async function asked(strapi: Core.Strapi, ctx: Context): Promise<Source> {
  const source = await findSource(strapi, ctx.params.documentId);
  if (!source) throw new errors.NotFoundError("Diese Quelle gibt es nicht mehr.");
  return source;
}
