import type { Core } from "@strapi/strapi";
import type { Gap } from "../../../rules/search-gaps";
import { isUniqueViolation } from "../../../rules/unique-violation";

const UID = "api::suchluecke.suchluecke";

/** So many are kept; beyond them the ones not asked for the longest go. */
const MOST = 500;
/** What nobody asked for in this time is forgotten, in days. */
const KEPT_DAYS = 180;

const day = (date: Date) => date.toISOString().slice(0, 10);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Adds to what is known. What an editor has dealt with stays dealt with. */
  async count(gaps: Gap[]): Promise<void> {
    for (const gap of gaps) if (!(await addTo(strapi, gap))) await create(strapi, gap);
    await forget(strapi);
  },
});

/** Adds in the database itself, for several sites may tell at once. False when nobody has asked for it before. */
async function addTo(strapi: Core.Strapi, { Anfrage, Anzahl }: Gap): Promise<boolean> {
  const { collectionName } = strapi.contentType(UID);
  const changed = await strapi.db
    .connection(collectionName ?? "suchluecken")
    .where({ anfrage: Anfrage })
    .increment("anzahl", Anzahl)
    .update({ zuletzt_am: day(new Date()) });
  return changed > 0;
}

/** Below the document service, which would tell the site of it, and has its own words for a key that is taken. */
async function create(strapi: Core.Strapi, gap: Gap): Promise<void> {
  try {
    const data = { ...gap, Bearbeitungsstand: "neu", Zuletzt_am: day(new Date()), publishedAt: new Date() };
    await strapi.db.query(UID).create({ data });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await addTo(strapi, gap);
  }
}

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
