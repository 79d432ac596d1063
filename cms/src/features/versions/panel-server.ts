import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { z } from "zod";
import { rows } from "../../database/rows";
import { readBody } from "../../http/read-body";
import { type PanelServer, panelRoute } from "../../slots/panel-routes";
import { compareVersion } from "./compare-version";
import { listVersions } from "./list-versions";
import { readableEntry } from "./readable-entry";
import { versionedAttributes, versionType } from "./remember-versions";
import { removeFromVersions } from "./remove-from-versions";
import type { VersionContent } from "./version-content";

const minTermLength = 3;
/** SQLite refuses long patterns. */
const maxTermLength = 200;
const lengths = `Bitte geben Sie ${minTermLength} bis ${maxTermLength} Zeichen ein.`;
export const Removal = z.object({
  term: z.string(lengths).trim().min(minTermLength, lengths).max(maxTermLength, lengths),
});

const controller = ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const { uid, documentId } = ctx.params;
    const isReadable = await readableEntry(strapi, uid, documentId);
    if (versionedAttributes(strapi, uid) && !isReadable) return ctx.notFound();
    ctx.set({ "Cache-Control": "no-store" });
    ctx.body = { data: await listVersions(strapi, uid, documentId) };
  },

  /** What a version says other than the entry's draft. */
  async find(ctx: Context) {
    const { data: _, ...data } = (await openVersion(strapi, ctx)).compared;
    ctx.set({ "Cache-Control": "no-store" });
    ctx.body = { data };
  },

  /** Makes the draft say what the version said. Who may is up to the document service (cms/src/access/enforce-rights.ts). */
  async restore(ctx: Context) {
    const { entry, compared } = await openVersion(strapi, ctx);
    const data = { ...compared.data, updatedBy: ctx.state.user.id };
    await strapi.documents(entry.uid).update({ documentId: entry.documentId, data });
    ctx.body = { data: {} };
  },

  async removeTerm(ctx: Context) {
    const { term } = readBody(ctx, Removal);
    ctx.body = { data: { count: await removeFromVersions(strapi, term) } };
  },
});

/** @throws NotFoundError for an entry that the editor may not read, and for a version of another one */
async function openVersion(strapi: Core.Strapi, ctx: Context) {
  const { uid, documentId, version: id } = ctx.params;
  const entry = await readableEntry(strapi, uid, documentId);
  const where = { documentId: id, Dokument: documentId, Typ: uid };
  const version = entry && (await rows(strapi, versionType).findOne({ where }));
  if (!version) throw new errors.NotFoundError("Diese Fassung gibt es nicht mehr.");
  return { entry, compared: await compareVersion(strapi, entry, version.Inhalt as VersionContent) };
}

export const versionsPanel: PanelServer = {
  controllers: { versions: controller },
  policies: {},
  routes: [
    panelRoute("POST", "/fassungen/entfernen", "versions.removeTerm"),
    panelRoute("GET", "/fassungen/:uid/:documentId", "versions.list"),
    panelRoute("GET", "/fassungen/:uid/:documentId/:version", "versions.find"),
    panelRoute("POST", "/fassungen/:uid/:documentId/:version", "versions.restore"),
  ],
};
