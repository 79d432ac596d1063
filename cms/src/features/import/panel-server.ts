import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { z } from "zod";
import { noRight, rightsOf } from "../../access/rights";
import { readSchoolHolidays } from "../../calendar-files/school-holidays";
import { settingsType } from "../../events/village-days";
import { answer } from "../../http/import-problem";
import { Answers, readBody, shortText } from "../../http/read-body";
import { uploadedFile } from "../../http/uploaded-file";
import { type PanelServer, panelRoute } from "../../slots/panel-routes";
import { decodeText } from "../../text/decode-text";
import { type ImportKind, type ImportRights, importKinds } from "./import-rights";
import { sourceNames } from "./named-sources";
import { importTypes } from "./plan-import";
import { importRights, noPublishing } from "./rights";
import { type ImportRequest, previewImport, runImport } from "./run-import";
import { sources } from "./sources/panel-server";

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

const controller = ({ strapi }: { strapi: Core.Strapi }) => ({
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

export const importPanel: PanelServer = {
  controllers: { imports: controller, sources },
  policies: {},
  routes: [
    panelRoute("GET", "/uebernahme", "imports.rights"),
    panelRoute("POST", "/uebernahme/pruefen", "imports.preview"),
    panelRoute("POST", "/uebernahme", "imports.run"),
    panelRoute("POST", "/schulferien", "imports.schoolHolidays"),
    panelRoute("GET", "/quellen", "sources.list"),
    panelRoute("GET", "/quellen/auswahl", "sources.choices"),
    panelRoute("POST", "/quellen", "sources.create"),
    panelRoute("POST", "/quellen/:documentId", "sources.change"),
    panelRoute("GET", "/quellen/:documentId/vorschau", "sources.preview"),
    panelRoute("POST", "/quellen/:documentId/vorschau", "sources.preview"),
    panelRoute("POST", "/quellen/:documentId/lesen", "sources.read"),
    panelRoute("POST", "/quellen/:documentId/entfernen", "sources.remove"),
  ],
};
