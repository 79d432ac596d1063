import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import type { Inbox } from "../receiving/store-once";
import { toCsv } from "./csv";
import { DRAFTS } from "./draft-fields";
import { makeDraft } from "./make-draft";
import { storedPicture } from "./take-over-picture";

const MESSAGES = "api::nachricht.nachricht";
const SUBMISSIONS = "api::einsendung.einsendung";
const INBOXES: Record<string, Inbox> = { nachrichten: MESSAGES, einsendungen: SUBMISSIONS };
const HEAD = ["Vorgangsnummer", "Art", "Bearbeitungsstand", "createdAt", "Name", "E_Mail"];
const COLUMNS: Record<Inbox, string[]> = {
  [MESSAGES]: [...HEAD, "Betreff", "Text", "Seite", "Antwort_bis"],
  [SUBMISSIONS]: [...HEAD, "Titel", "Daten"],
};

type Action = "read" | "create" | "update";

/** Whether the editor may do in the content manager what the route does for them. */
const may = (ctx: Context, action: Action, type: string): boolean =>
  ctx.state.userAbility.can(`plugin::content-manager.explorer.${action}`, type);

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
    const types = Object.values(DRAFTS);
    if (!may(ctx, "update", SUBMISSIONS) || !types.every((type) => may(ctx, "create", type)))
      return ctx.forbidden();
    ctx.body = { data: await makeDraft(strapi, ctx.params.documentId, ctx.state.user.id) };
  };

  const picture = async (ctx: Context) => {
    if (!may(ctx, "read", SUBMISSIONS)) return ctx.forbidden();
    const found = await storedPicture(strapi, ctx.params.reference);
    if (!found) return ctx.notFound();
    ctx.set({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
    ctx.type = found.type;
    ctx.body = found.bytes;
  };

  /** Which Einsendung a draft was made of. */
  const origin = async (ctx: Context) => {
    if (!may(ctx, "read", SUBMISSIONS)) return ctx.forbidden();
    const found = await strapi.db.query(SUBMISSIONS).findOne({
      select: ["documentId", "Vorgangsnummer"],
      where: { Entwurf: ctx.params.documentId },
    });
    ctx.body = { data: found && { documentId: found.documentId, reference: found.Vorgangsnummer } };
  };

  const table = async (ctx: Context) => {
    const inbox = INBOXES[ctx.params.inbox];
    if (!inbox) return ctx.notFound();
    if (!may(ctx, "read", inbox)) return ctx.forbidden();
    const rows = await strapi.db.query(inbox).findMany({ orderBy: { createdAt: "desc" } });
    ctx.set({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
    ctx.attachment(`${ctx.params.inbox}.csv`);
    ctx.body = toCsv(
      COLUMNS[inbox],
      rows.map((row) => ({ ...row, ...(row.Daten && { Daten: JSON.stringify(row.Daten) }) })),
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
