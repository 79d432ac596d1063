import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import type { Core } from "@strapi/strapi";
import { type DocumentMiddleware, savedBy } from "../../documents/saved";
import { touchAndAnnounce } from "../../rules/connect-published";
import { type ConfirmedType, confirmedField, confirmedTypes, isConfirmedType } from "./confirmed-types";

/**
 * Publishing confirms an entry. Nobody sets the day by hand: what a request sends for it is dropped, so that a form that
 * was opened before a confirmation does not undo it.
 */
export const confirmWhenPublished: DocumentMiddleware = (strapi) => async (context, next) => {
  if (!isConfirmedType(context.uid)) return next();
  const saved = savedBy(context);
  if (saved && strapi.requestContext.get()) delete saved.data[confirmedField];
  if (saved?.status === "published") saved.data[confirmedField] ??= berlinDay(new Date());
  if (context.action !== "publish") return next();
  const { uid, params } = context;
  return strapi.db.transaction(async () => {
    await strapi.db.query(uid).updateMany({
      where: { documentId: params.documentId, publishedAt: null },
      data: { [confirmedField]: berlinDay(new Date()) },
    });
    return next();
  });
};

/**
 * Notes that an entry is still right, in its published version and its draft, whose other fields stay. The published
 * version counts as published anew, by which the site notices the change even if the webhook is lost; `updatedAt` stays, so
 * that the entry keeps its place in lists and open forms of the panel can still be saved.
 * @returns false if the entry is not published
 */
export async function confirmEntry(
  strapi: Core.Strapi,
  { uid }: ConfirmedType,
  documentId: string,
  now: Date,
): Promise<boolean> {
  const entries = strapi.db.query(uid);
  return strapi.db.transaction(async () => {
    const published: { id: number; documentId: string }[] = await entries.findMany({
      select: ["id", "documentId"],
      where: { documentId, publishedAt: { $notNull: true } },
    });
    if (published.length === 0) return false;
    await entries.updateMany({ where: { documentId }, data: { [confirmedField]: berlinDay(now) } });
    await touchAndAnnounce(strapi, uid, published);
    return true;
  });
}

/** Entries from before confirmations were noted count as confirmed when they were last published. */
export async function confirmEarlierEntries(strapi: Core.Strapi): Promise<void> {
  for (const { uid } of confirmedTypes) {
    const entries = strapi.db.query(uid);
    const unmarked: { documentId: string; publishedAt: Date | string }[] = await entries.findMany({
      select: ["documentId", "publishedAt"],
      where: { [confirmedField]: { $null: true }, publishedAt: { $notNull: true } },
    });
    for (const { documentId, publishedAt } of unmarked)
      await entries.updateMany({
        where: { documentId },
        data: { [confirmedField]: berlinDay(new Date(publishedAt)) },
      });
  }
}
