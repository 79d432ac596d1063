import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import type { Core } from "@strapi/strapi";
import { runInBackground } from "../background/run-in-background";
import { rows } from "../database/rows";
import { settingsType } from "../events/village-days";
import { outdatedBefore } from "./outdated-before";

/** What leads somewhere comes before what it leads to. */
const expiringTypes = ["api::angebot.angebot", "api::beitrag.beitrag"] as const;

/** Takes entries whose last day (`Gueltig_bis`) is over off the site; their drafts stay, of private advertisements as long as what visitors send. */
export async function unpublishExpired(strapi: Core.Strapi, now: Date): Promise<void> {
  for (const uid of expiringTypes) {
    const documents = strapi.documents(uid);
    const filters = { Gueltig_bis: { $lt: berlinDay(now) } };
    const expired = await documents.findMany({ status: "published", fields: [], filters });
    let count = 0;
    for (const { documentId } of expired) {
      const unpublish = () => documents.unpublish({ documentId });
      if (await runInBackground(strapi, `Unpublishing ${uid} ${documentId}`, unpublish)) count += 1;
    }
    if (count > 0) strapi.log.info(`${count} expired ${uid} were unpublished.`);
  }
  const settings = await rows(strapi, settingsType).findOne({});
  await removeAdvertisements(strapi, berlinDay(outdatedBefore(now, settings?.Aufbewahrung_Tage)));
}

/** Removes what was made of private advertisements that ended before `day`, whatever editors made of its title and text. */
async function removeAdvertisements(strapi: Core.Strapi, day: string): Promise<void> {
  for (const uid of expiringTypes) {
    const documents = strapi.documents(uid);
    const filters = { Gueltig_bis: { $lt: day }, Anzeige: { $notNull: true } };
    for (const { documentId } of await documents.findMany({ fields: [], filters }))
      if (!(await documents.findOne({ documentId, status: "published", fields: [] })))
        await documents.delete({ documentId });
  }
}
