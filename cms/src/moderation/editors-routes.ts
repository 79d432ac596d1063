import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import type { Inbox } from "../receiving/inboxes";
import { toCsv } from "./csv";
import { DRAFTS } from "./draft-fields";
import { findAllWithCreator, findWithCreator, rightsOf } from "./editors-rights";
import { makeDraft } from "./make-draft";
import { storedPicture } from "./take-over-picture";

const MESSAGES = "api::nachricht.nachricht";
const SUBMISSIONS = "api::einsendung.einsendung";
const INBOXES = new Map<string, Inbox>([
  ["nachrichten", MESSAGES],
  ["einsendungen", SUBMISSIONS],
]);
const HEAD = ["Vorgangsnummer", "Art", "Bearbeitungsstand", "createdAt", "Name", "E_Mail"];
const COLUMNS: Record<Inbox, string[]> = {
  [MESSAGES]: [...HEAD, "Betreff", "Text", "Seite", "Antwort_bis"],
  [SUBMISSIONS]: [...HEAD, "Titel", "Daten"],
};

/** What Strapi's panel asks for beyond Strapi's own API; every route wants an editor's session and rights. */
export function addEditorsRoutes(strapi: Core.Strapi): void {
  const route = (method: "GET" | "POST", path: string, handler: (ctx: Context) => Promise<unknown>) => ({
    method,
    path,
    handler,
    info: { type: "admin" },
    config: { policies: ["admin::isAuthenticatedAdmin"] },
  });

  const draft = async (ctx: Context) => {
    const mayCreate = Object.values(DRAFTS).every((type) => rightsOf(strapi, ctx, type).can.create());
    const { documentId } = ctx.params;
    const submission = await findWithCreator(strapi, SUBMISSIONS, { documentId });
    if (!mayCreate || !rightsOf(strapi, ctx, SUBMISSIONS).can.update(submission)) return ctx.forbidden();
    ctx.body = { data: await makeDraft(strapi, documentId, ctx.state.user.id) };
  };

  const picture = async (ctx: Context) => {
    const Vorgangsnummer = ctx.params.reference;
    const submission = await findWithCreator(strapi, SUBMISSIONS, { Vorgangsnummer });
    if (!submission) return ctx.notFound();
    if (!rightsOf(strapi, ctx, SUBMISSIONS).can.read(submission)) return ctx.forbidden();
    const found = await storedPicture(strapi, Vorgangsnummer);
    if (!found) return ctx.notFound();
    ctx.set({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
    ctx.type = found.type;
    ctx.body = found.bytes;
  };

  /** Which Einsendung a draft was made of. */
  const origin = async (ctx: Context) => {
    const found = await findWithCreator(strapi, SUBMISSIONS, { Entwurf: ctx.params.documentId });
    if (!rightsOf(strapi, ctx, SUBMISSIONS).can.read(found)) return ctx.forbidden();
    ctx.body = { data: found ? { documentId: found.documentId, reference: found.Vorgangsnummer } : null };
  };

  const table = async (ctx: Context) => {
    const inbox = INBOXES.get(ctx.params.inbox);
    if (!inbox) return ctx.notFound();
    const rights = rightsOf(strapi, ctx, inbox);
    if (!rights.can.read()) return ctx.forbidden();
    const all = await findAllWithCreator(strapi, inbox);
    const rows = await Promise.all(
      all.filter((row) => rights.can.read(row)).map((row) => rights.sanitizeOutput(row)),
    );
    ctx.set({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
    ctx.attachment(`${ctx.params.inbox}.csv`);
    ctx.body = toCsv(
      COLUMNS[inbox],
      rows.map((row) => ({ ...row, ...(row.Daten ? { Daten: JSON.stringify(row.Daten) } : {}) })),
    );
  };

  strapi.server.routes({
    type: "admin",
    prefix: "/redaktion",
    routes: [
      route("POST", "/einsendungen/:documentId/entwurf", draft),
      route("GET", "/einsendungen/:reference/bild", picture),
      route("GET", "/entwuerfe/:documentId/einsendung", origin),
      route("GET", "/tabellen/:inbox", table),
    ],
  });
}
