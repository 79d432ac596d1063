import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { rows } from "../database/rows";
import { outdatedBefore } from "../retention/outdated-before";
import { isUniqueViolation } from "../rules/unique-violation";

/** A query without results, and how often it was asked since the site last reported. */
type Gap = z.infer<typeof Gap>;

/** Only words and spaces: digits and addresses could name persons. */
const Gap = z.object({
  Anfrage: z
    .string()
    .max(60)
    .regex(/^\p{L}+(?: \p{L}+)*$/u),
  Anzahl: z.int().positive().max(100_000),
});

/** The body of a report of the site. */
export const GapReport = z.object({ data: z.array(Gap).min(1).max(50) });

const uid = "api::suchluecke.suchluecke";
const maxStoredGaps = 500;

/** Adds the counts to stored gaps and stores new ones. Gaps that an editor marked as done stay done. */
export async function countGaps(strapi: Core.Strapi, gaps: Gap[], now: Date): Promise<void> {
  const day = berlinDay(now);
  for (const gap of gaps) if (!(await addTo(strapi, gap, day))) await create(strapi, gap, day);
  await removeSurplus(strapi, now);
}

/** Adds within the database, since several sites may report at once. @returns false if the gap is not stored yet */
async function addTo(strapi: Core.Strapi, { Anfrage, Anzahl }: Gap, day: string): Promise<boolean> {
  const { collectionName } = strapi.contentType(uid);
  const changed = await strapi.db
    .connection(collectionName)
    .where({ anfrage: Anfrage })
    .increment("anzahl", Anzahl)
    .update({ zuletzt_am: day });
  return changed > 0;
}

/** Creates below the document service, which would notify the site and translate the unique violation. */
async function create(strapi: Core.Strapi, gap: Gap, day: string): Promise<void> {
  try {
    const data = {
      ...gap,
      Bearbeitungsstand: "neu",
      Zuletzt_am: day,
      publishedAt: new Date(),
    };
    await rows(strapi, uid).create({ data });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await addTo(strapi, gap, day);
  }
}

/** Removes outdated gaps, and beyond `maxStoredGaps` those with the oldest search. */
async function removeSurplus(strapi: Core.Strapi, now: Date): Promise<void> {
  await rows(strapi, uid).deleteMany({
    where: { Zuletzt_am: { $lt: berlinDay(outdatedBefore(now)) } },
  });
  const surplus = await rows(strapi, uid).findMany({
    select: ["id"],
    orderBy: { Zuletzt_am: "desc", Anzahl: "desc" },
    offset: maxStoredGaps,
    limit: maxStoredGaps,
  });
  if (surplus.length > 0)
    await rows(strapi, uid).deleteMany({ where: { id: { $in: surplus.map(({ id }) => id) } } });
}
