import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { inboxes } from "../inboxes";
import { removeBelongings } from "./remove-belongings";
import { outdatedBefore } from "./retention-days";

const hourly = "0 17 * * * *";

/** Removes outdated entries of visitors now and every hour. */
export function scheduleRemoval(strapi: Core.Strapi): void {
  const remove = () =>
    removeOutdated(strapi, new Date()).catch((error) =>
      strapi.log.error(`Outdated entries could not be removed: ${String(error)}`),
    );
  strapi.cron.add({ removeOutdated: { task: remove, options: { rule: hourly } } });
  void remove();
}

/** Drafts that editors made of an entry are content and stay. */
async function removeOutdated(strapi: Core.Strapi, now: Date): Promise<void> {
  const settings = await rows(strapi, "api::allgemeine-einstellung.allgemeine-einstellung").findOne({});
  const limit = outdatedBefore(now, settings?.Aufbewahrung_Tage);
  for (const { uid, name } of inboxes) {
    const entries = await rows(strapi, uid).findMany({
      select: ["id", "Vorgangsnummer"],
      where: { createdAt: { $lt: limit } },
    });
    for (const { id, Vorgangsnummer } of entries) {
      await strapi.db.transaction(async () => {
        await removeBelongings(strapi, Vorgangsnummer);
        await rows(strapi, uid).delete({ where: { id } });
      });
    }
    if (entries.length > 0) strapi.log.info(`${entries.length} outdated ${name} were removed.`);
  }
}
