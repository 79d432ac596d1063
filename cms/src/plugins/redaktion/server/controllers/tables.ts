import type { Core, UID } from "@strapi/strapi";
import type { Context } from "koa";
import { conditionFields, isShownInPanel, rightsOf } from "../../../../access/rights";
import { rows } from "../../../../database/rows";
import type { Inbox } from "../../../../slots/inbox";
import { inboxes } from "../../../../slots/inboxes";
import type { Rights } from "../../../../strapi-internals";
import { toCsv } from "../../../../text/csv";
import { cellText, listTable, type Table } from "../services/list-table";

const commonColumns = ["Vorgangsnummer", "Art", "Bearbeitungsstand", "createdAt", "Name", "E_Mail"];

export const tables = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** All entries of a list that the editor may read, as CSV. `list` is an inbox's name or the id of a type. */
  async download(ctx: Context) {
    const { list } = ctx.params;
    const inbox = inboxes().find(({ name }) => name === list);
    const uid: UID.ContentType | undefined = inbox?.uid ?? listedType(strapi, list);
    if (!uid) return ctx.notFound();
    const rights = rightsOf(strapi, uid);
    if (!rights?.can.read()) return ctx.forbidden();
    const { columns, rows } = inbox
      ? await inboxTable(strapi, inbox, rights)
      : await listTable(strapi, uid, rights);
    ctx.set({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
    ctx.attachment(`${strapi.getModel(uid).info.pluralName}.csv`);
    ctx.body = toCsv([columns, ...rows.map((row) => columns.map((column) => row[column]))]);
  },
});

/** A collection type that the panel shows. */
function listedType(strapi: Core.Strapi, uid: string): UID.ContentType | undefined {
  const type = Object.hasOwn(strapi.contentTypes, uid)
    ? strapi.contentTypes[uid as UID.ContentType]
    : undefined;
  return type && type.kind === "collectionType" && isShownInPanel(type) ? type.uid : undefined;
}

async function inboxTable(strapi: Core.Strapi, inbox: Inbox, rights: Rights): Promise<Table> {
  const { uid } = inbox;
  const entries = await rows(strapi, uid).findMany({
    orderBy: { createdAt: "desc" },
    populate: conditionFields(strapi, uid),
  });
  const readable = entries.filter((entry) => rights.can.read(entry));
  const columns = [...commonColumns, ...inbox.columns];
  const attributes = strapi.contentType(uid).attributes as Record<string, { type: string } | undefined>;
  const cells = readable.map(async (entry) => {
    const shown = await rights.sanitizeOutput(entry);
    return Object.fromEntries(columns.map((name) => [name, cellText(shown[name], attributes[name]?.type)]));
  });
  return { columns, rows: await Promise.all(cells) };
}
