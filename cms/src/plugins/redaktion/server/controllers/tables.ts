import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { rows } from "../../../../database/rows";
import { type Inbox, inboxes } from "../../../../inboxes";
import { toCsv } from "../services/csv";
import { rightsOf, withCreator } from "../services/rights";

const commonColumns = ["Vorgangsnummer", "Art", "Bearbeitungsstand", "createdAt", "Name", "E_Mail"];
const columns: Record<Inbox, string[]> = {
  "api::nachricht.nachricht": [...commonColumns, "Betreff", "Text", "Seite", "Antwort_bis"],
  "api::einsendung.einsendung": [...commonColumns, "Titel", "Daten"],
};

export const tables = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** All entries of an inbox that the editor may read, as CSV. */
  async download(ctx: Context) {
    const inbox = inboxes.find(({ name }) => name === ctx.params.inbox);
    if (!inbox) return ctx.notFound();
    const rights = rightsOf(strapi, ctx, inbox.uid);
    if (!rights.can.read()) return ctx.forbidden();
    const entries = await rows(strapi, inbox.uid).findMany({
      orderBy: { createdAt: "desc" },
      populate: withCreator,
    });
    const readable = entries.filter((entry) => rights.can.read(entry));
    const cells = await Promise.all(readable.map((entry) => rights.sanitizeOutput(entry)));
    ctx.set({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
    ctx.attachment(`${inbox.name}.csv`);
    ctx.body = toCsv(columns[inbox.uid], cells);
  },
});
