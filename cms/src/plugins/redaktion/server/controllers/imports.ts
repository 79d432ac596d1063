import { readFile } from "node:fs/promises";
import {
  describeChanges,
  mergeCollections,
  readCollections,
  writeCollections,
} from "@dorfforum/shared/waste/collections";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { z } from "zod";
import { rightsOf } from "../../../../access/rights";
import { settingsType } from "../../../../events/village-days";
import { fetchAddress, maxSourceBytes, tooLarge } from "../../../../http/fetch-address";
import { ImportProblem } from "../../../../http/import-problem";
import { readSchoolHolidays } from "../../../../import/calendar/school-holidays";
import { decodeText } from "../../../../import/decode-text";
import { foreignFile } from "../../../../import/foreign-file";
import { importTypes } from "../../../../import/plan-import";
import { type ImportRequest, previewImport, runImport } from "../../../../import/run-import";
import { sourceNames } from "../../../../import/sources";
import { readWaste } from "../../../../waste/read-waste";
import { districtType, readBins } from "../../../../waste/waste-district";
import { type ImportKind, type ImportRights, importKinds } from "../../import-rights";
import { Answers, readBody, shortText } from "./read-body";

/** So many entries are written by one request, in a few seconds; the panel repeats it for the rest. */
const maxEntriesPerRequest = 100;

const maxAnswersLength = 1_000_000;
/** As in the schema of districts */
const maxCollectionsLength = 200_000;

/** Undefined, which no schema takes, for what is no JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isTicked = z
  .enum(["true", "false"])
  .default("false")
  .transform((value) => value === "true");
export const ImportForm = z.object({
  kind: z.enum(importKinds),
  address: z.string().trim().max(2000).optional(),
  source: shortText.default(""),
  withPast: isTicked,
  directory: z.enum(["verein", "kindertagesstätte"]).optional(),
  answers: z.string().max(maxAnswersLength).default("{}").transform(parseJson).pipe(Answers),
  publish: isTicked,
  version: shortText.optional(),
});

export const WasteForm = z.object({
  address: z.string().trim().max(2000).optional(),
  text: z.string().max(maxSourceBytes).optional(),
  present: z.string().max(maxCollectionsLength).default(""),
});

type Uploaded = { filepath: string; originalFilename: string | null };

export const imports = ({ strapi }: { strapi: Core.Strapi }) => ({
  async rights(ctx: Context) {
    const rightsAndSources = async (kind: ImportKind) => {
      const rights = importRights(strapi, kind);
      return { ...rights, sources: rights.mayImport ? await sourceNames(strapi, importTypes[kind]) : [] };
    };
    const data: ImportRights = {
      kalender: await rightsAndSources("kalender"),
      verzeichnis: await rightsAndSources("verzeichnis"),
    };
    ctx.body = { data };
  },

  async preview(ctx: Context) {
    const { request } = await readRequest(strapi, ctx);
    ctx.body = { data: await answer(() => previewImport(strapi, request)) };
  },

  async run(ctx: Context) {
    const { request, publish, version } = await readRequest(strapi, ctx);
    if (!version) throw new errors.ValidationError("Bitte prüfen Sie zuerst, was sich ändert.");
    if (publish && !importRights(strapi, request.kind).mayPublish)
      throw new errors.ForbiddenError(noPublishing);
    const options = { version, publish, editor: ctx.state.user.id, maxEntries: maxEntriesPerRequest };
    ctx.body = { data: await answer(() => runImport(strapi, request, options)) };
  },

  /** Reads the holidays of a calendar file; the editor's form saves them. */
  async schoolHolidays(ctx: Context) {
    if (!rightsOf(strapi, settingsType)?.can.update()) throw new errors.ForbiddenError(noRight);
    const file = await uploadedFile(ctx);
    if (!file) throw new errors.ValidationError("Bitte wählen Sie eine Kalenderdatei.");
    const data = await answer(async () => {
      return readSchoolHolidays(decodeText(file.bytes), new Date());
    });
    ctx.body = { data };
  },

  /** The village's bins, which the site shows to everybody */
  async bins(ctx: Context) {
    ctx.body = { data: await readBins(strapi) };
  },

  /** Takes days of collection of a file, a pasted text or an address into those that are there; the editor's form saves them. */
  async waste(ctx: Context) {
    if (!rightsOf(strapi, districtType)?.can.update()) throw new errors.ForbiddenError(noRight);
    const { address, text, present } = readBody(ctx, WasteForm);
    const file = await uploadedFile(ctx);
    const data = await answer(async () => {
      const source =
        text ?? decodeWaste(file ? file.bytes : await fetchAddress(address ?? "", { onlyHttps: true }));
      const { collections: incoming, unread } = await readWaste(source, new Date());
      const before = readCollections(present).collections;
      const merged = mergeCollections(before, incoming);
      return { text: writeCollections(merged), unread, changes: describeChanges(before, incoming, merged) };
    });
    ctx.body = { data };
  },
});

/** @throws ImportProblem that names a file which is no text */
function decodeWaste(bytes: Uint8Array): string {
  const foreign = foreignFile(bytes);
  if (foreign)
    throw new ImportProblem(`${foreign} Hier geht eine Kalenderdatei (.ics) oder eine Tabelle als CSV.`);
  return decodeText(bytes);
}

export const noRight = "Dafür fehlt Ihnen das Recht.";
export const noPublishing = "Veröffentlichen darf Ihre Rolle nicht.";

/** Imports change any entry of a type, so a right with a condition, such as a club's, is not enough. */
export function importRights(strapi: Core.Strapi, kind: ImportKind) {
  const rights = rightsOf(strapi, importTypes[kind]);
  const mayImport =
    rights !== undefined &&
    (["create", "read", "update"] as const).every(
      (right) => rights.can[right]() && !rights.requiresEntity[right](),
    );
  return { mayImport, mayPublish: mayImport && rights.can.publish() && !rights.requiresEntity.publish() };
}

/** @throws ValidationError for a file that is too large */
export async function uploadedFile(ctx: Context) {
  const { files } = ctx.request as unknown as { files?: Record<string, Uploaded | Uploaded[]> };
  const [file] = [files?.file ?? []].flat();
  if (!file) return undefined;
  const bytes = await readFile(file.filepath);
  if (bytes.length > maxSourceBytes) throw new errors.ValidationError(tooLarge().message);
  return { bytes, fileName: file.originalFilename ?? "Datei" };
}

async function readRequest(strapi: Core.Strapi, ctx: Context) {
  const { kind, address, publish, version, ...options } = readBody(ctx, ImportForm);
  if (!importRights(strapi, kind).mayImport) throw new errors.ForbiddenError(noRight);
  const from = (await uploadedFile(ctx)) ?? (address ? { address } : undefined);
  if (!from) throw new errors.ValidationError("Bitte wählen Sie eine Datei oder geben Sie eine Adresse an.");
  if (!options.source)
    throw new errors.ValidationError("Bitte geben Sie unter „Name der Quelle“ an, von wem das ist.");
  const request: ImportRequest = { ...options, kind, from, isAttended: true };
  return { request, publish, version };
}

/** @throws ApplicationError with the sentence of an ImportProblem, which the panel shows */
export async function answer<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ImportProblem) throw new errors.ApplicationError(error.message);
    throw error;
  }
}
