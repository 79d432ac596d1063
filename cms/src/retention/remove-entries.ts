import type { Core } from "@strapi/strapi";
import { runInBackground, schedule } from "../background/run-in-background";
import { rows } from "../database/rows";
import type { DocumentMiddleware } from "../documents/saved";
import { fromFeatures } from "../slots/feature";
import type { Inbox } from "../slots/inbox";
import { inboxes, inboxOf } from "../slots/inboxes";
import { outdatedBefore } from "./outdated-before";
import { unpublishExpired } from "./unpublish-expired";

const hourly = "0 17 * * * *";

/** Removes the picture and the waiting mails of an entry, and what it has elsewhere. */
export async function removeBelongings(strapi: Core.Strapi, Vorgangsnummer: string): Promise<void> {
  await rows(strapi, "api::einsendungsbild.einsendungsbild").deleteMany({ where: { Vorgangsnummer } });
  await rows(strapi, "api::ausgehende-mail.ausgehende-mail").deleteMany({ where: { Vorgangsnummer } });
  for (const inbox of inboxes()) await inbox.removeBelongings?.(strapi, Vorgangsnummer);
}

/** Removes what belongs to a visitor's entry when an editor deletes the entry. */
export const removeBelongingsWithEntry: DocumentMiddleware = (strapi) => async (context, next) => {
  const inbox = context.action === "delete" ? inboxOf(context.uid) : undefined;
  if (!inbox) return next();
  const { documentId } = context.params as { documentId: string };
  const entry = await rows(strapi, inbox.uid).findOne({ where: { documentId } });
  return strapi.db.transaction(async () => {
    await inbox.lock?.(strapi, documentId);
    const deleted = await next();
    if (entry) await removeBelongings(strapi, entry.Vorgangsnummer);
    return deleted;
  });
};

/** Removes outdated entries of visitors, and takes expired ones off the site, now and every hour. */
export function scheduleRemoval(strapi: Core.Strapi): void {
  const remove = async () => {
    const ofFeatures = fromFeatures(({ removeOutdated: ofFeature }) => ofFeature && [ofFeature]);
    for (const task of [removeOutdated, ...ofFeatures, unpublishExpired])
      await runInBackground(strapi, task.name, () => task(strapi, new Date()));
  };
  schedule(strapi, "removeOutdated", { rule: hourly }, remove);
  void runInBackground(strapi, "removeOutdated", remove);
}

/** Drafts that editors made of an entry are content and stay; those of private advertisements go after their last day (unpublish-expired.ts). */
async function removeOutdated(strapi: Core.Strapi, now: Date): Promise<void> {
  const settings = await rows(strapi, "api::allgemeine-einstellung.allgemeine-einstellung").findOne({});
  const limit = outdatedBefore(now, settings?.Aufbewahrung_Tage);
  for (const inbox of inboxes()) {
    const where = { createdAt: { $lt: limit }, ...inbox.outdated?.(limit, now) };
    const count = await removeWhere(strapi, inbox, where);
    if (count > 0) strapi.log.info(`${count} outdated ${inbox.name} were removed.`);
  }
  for (const remove of fromFeatures(({ removeSentBefore }) => removeSentBefore && [removeSentBefore]))
    await remove(strapi, limit);
}

/** Removes every entry of an inbox. */
export async function removeAll(strapi: Core.Strapi, inbox: Inbox): Promise<void> {
  const count = await removeWhere(strapi, inbox, {});
  strapi.log.info(`All ${count} ${inbox.name} were removed.`);
}

/** @returns how many could be removed */
async function removeWhere(strapi: Core.Strapi, { uid }: Inbox, where: object): Promise<number> {
  const entries = await rows(strapi, uid).findMany({ select: ["id", "Vorgangsnummer"], where });
  let count = 0;
  for (const { id, Vorgangsnummer } of entries) {
    const isRemoved = await runInBackground(strapi, `The removal of ${Vorgangsnummer}`, () =>
      strapi.db.transaction(async () => {
        await removeBelongings(strapi, Vorgangsnummer);
        await rows(strapi, uid).delete({ where: { id } });
      }),
    );
    if (isRemoved) count += 1;
  }
  return count;
}
