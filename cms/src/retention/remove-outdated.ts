import type { Core } from "@strapi/strapi";
import { inboxes } from "../receiving/inboxes";

const DAY = 24 * 3600 * 1000;
/** What the setting is while nobody has saved one, in days. */
const DEFAULT_DAYS = 180;
const HOURLY = "0 17 * * * *";

/** What arrived before this moment has had its time; a setting that is none counts as the default. */
export function outdatedBefore(now: Date, days: unknown): Date {
  const period = Number.isInteger(days) && Number(days) > 0 ? Number(days) : DEFAULT_DAYS;
  return new Date(now.getTime() - period * DAY);
}

/** Removes hourly, and at the start, what visitors sent longer ago than the settings allow. */
export function keepRemoving(strapi: Core.Strapi): void {
  const remove = () =>
    removeOutdated(strapi, new Date()).catch((error) =>
      strapi.log.error(`What is outdated could not be removed: ${String(error)}`),
    );
  strapi.cron.add({ removeOutdated: { task: remove, options: { rule: HOURLY } } });
  void remove();
}

/** With the entries go their pictures and waiting mails; drafts that editors made of them are content and stay. */
async function removeOutdated(strapi: Core.Strapi, now: Date): Promise<void> {
  const settings: { Aufbewahrung_Tage?: number } | null = await strapi.db
    .query("api::allgemeine-einstellung.allgemeine-einstellung")
    .findOne({});
  const limit = outdatedBefore(now, settings?.Aufbewahrung_Tage);
  for (const inbox of inboxes) {
    const entries: { id: number; Vorgangsnummer: string }[] = await strapi.db
      .query(inbox)
      .findMany({ select: ["id", "Vorgangsnummer"], where: { createdAt: { $lt: limit } } });
    for (const { id, Vorgangsnummer } of entries) {
      await strapi.db.transaction(async () => {
        await removeBelongings(strapi, Vorgangsnummer);
        await strapi.db.query(inbox).delete({ where: { id } });
      });
    }
    if (entries.length > 0) strapi.log.info(`${entries.length} of ${inbox} had their time and were removed.`);
  }
}

/** What was stored beside an entry. */
export async function removeBelongings(strapi: Core.Strapi, Vorgangsnummer: string): Promise<void> {
  await strapi.db.query("api::einsendungsbild.einsendungsbild").deleteMany({ where: { Vorgangsnummer } });
  await strapi.db.query("api::ausgehende-mail.ausgehende-mail").deleteMany({ where: { Vorgangsnummer } });
}
