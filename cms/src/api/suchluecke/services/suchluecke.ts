import type { Core } from "@strapi/strapi";
import type { Gap } from "../../../rules/search-gaps";

const UID = "api::suchluecke.suchluecke";

/** So many are kept; beyond them the ones not asked for the longest go. */
const MOST = 500;
/** What nobody asked for in this time is forgotten, in days. */
const KEPT_DAYS = 180;

type Stored = { id: number; Anzahl: number };

const day = (date: Date) => date.toISOString().slice(0, 10);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Adds to what is known. What an editor has dealt with stays dealt with. */
  async count(gaps: Gap[]): Promise<void> {
    const today = day(new Date());
    for (const { Anfrage, Anzahl } of gaps) {
      const known: Stored | null = await strapi.db.query(UID).findOne({ where: { Anfrage } });
      if (known) {
        const data = { Anzahl: known.Anzahl + Anzahl, Zuletzt_am: today };
        await strapi.db.query(UID).update({ where: { id: known.id }, data });
      } else {
        await strapi.documents(UID).create({ data: { Anfrage, Anzahl, Zuletzt_am: today } });
      }
    }
    await forget(strapi);
  },
});

async function forget(strapi: Core.Strapi): Promise<void> {
  const gaps = strapi.db.query(UID);
  await gaps.deleteMany({
    where: { Zuletzt_am: { $lt: day(new Date(Date.now() - KEPT_DAYS * 86_400_000)) } },
  });
  const beyond: { id: number }[] = await gaps.findMany({
    ...{ select: ["id"], orderBy: { Zuletzt_am: "desc", Anzahl: "desc" } },
    ...{ offset: MOST, limit: MOST },
  });
  if (beyond.length > 0) await gaps.deleteMany({ where: { id: { $in: beyond.map(({ id }) => id) } } });
}
