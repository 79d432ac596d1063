import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { conditionFields, rightsOf } from "../../../../access/rights";
import { rows } from "../../../../database/rows";
import { type Inbox, inboxes } from "../../../../inboxes";

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
    const rights = rightsOf(strapi, inbox.uid);
    if (!rights?.can.read()) return ctx.forbidden();
    const entries = await rows(strapi, inbox.uid).findMany({
      orderBy: { createdAt: "desc" },
      populate: conditionFields(strapi, inbox.uid),
    });
    const readable = entries.filter((entry) => rights.can.read(entry));
    const cells = await Promise.all(readable.map((entry) => rights.sanitizeOutput(entry)));
    ctx.set({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
    ctx.attachment(`${inbox.name}.csv`);
    ctx.body = toCsv(columns[inbox.uid], cells);
  },
});

/** The first characters that spreadsheets read as the start of a formula, full-width forms included. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;

const textOf = (value: unknown): string => {
  if (value == null) return "";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
};

/** A quoted cell. An apostrophe in front keeps text that a visitor typed from being calculated. */
function cell(value: unknown): string {
  const text = textOf(value);
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** CSV as German spreadsheets open it by a double click: semicolons, and a byte order mark for UTF-8. */
export const toCsv = (columns: readonly string[], entries: readonly Record<string, unknown>[]): string =>
  `\ufeff${[columns, ...entries.map((entry) => columns.map((column) => entry[column]))]
    .map((cells) => `${cells.map(cell).join(";")}\r\n`)
    .join("")}`;
