import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { z } from "zod";
import { noRight, rightsOf } from "../../../../access/rights";
import { readSchoolHolidays } from "../../../../calendar-files/school-holidays";
import { settingsType } from "../../../../events/village-days";
import { answer } from "../../../../http/import-problem";
import { Answers, readBody, shortText } from "../../../../http/read-body";
import { uploadedFile } from "../../../../http/uploaded-file";
import { importTypes } from "../../../../import/plan-import";
import { type ImportRequest, previewImport, runImport } from "../../../../import/run-import";
import { sourceNames } from "../../../../import/sources";
import { decodeText } from "../../../../text/decode-text";
import { type ImportKind, type ImportRights, importKinds } from "../../import-rights";

/** So many entries are written by one request, in a few seconds; the panel repeats it for the rest. */
const maxEntriesPerRequest = 100;

const maxAnswersLength = 1_000_000;

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
});

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
