import { specialDaysBetween, toSpecialDay } from "@dorfforum/shared/opening-hours/special-days";
import type { Core } from "@strapi/strapi";
import { conditionFields, refusal, rightsOf } from "../access/rights";
import { touchAndAnnounce } from "../rules/connect-published";
import { isFieldOff } from "../slots/feature";
import type { SpecialDayChoice, SpecialDaysSent } from "./choices";
import {
  organisationType,
  type SpecialDayType,
  type StoredVersion,
  specialDaysField,
  specialDayTypes,
  storeSpecialDays,
} from "./store-special-days";

type Version = StoredVersion & { Name?: string; Anfragbar?: boolean | null; Oeffnungszeiten?: unknown[] };

/** The versions of a type whose special days the editor who asks may change. Rights to a component are rights to its fields. */
async function changeable(strapi: Core.Strapi, uid: SpecialDayType, where: object = {}): Promise<Version[]> {
  const rights = rightsOf(strapi, uid);
  if (!rights?.can.update()) return [];
  const populate = { ...conditionFields(strapi, uid), Oeffnungszeiten: true, [specialDaysField]: true };
  const versions: Version[] = await strapi.db.query(uid).findMany({ where, populate });
  return versions.filter((version) => rights.can.update(version, `${specialDaysField}.Von`));
}

/** The entries whose special days the editor may change, and whether something is entered for a day from `first` to `last` */
export async function specialDayChoices(
  strapi: Core.Strapi,
  first: string,
  last: string,
): Promise<SpecialDayChoice[]> {
  const found = await Promise.all(
    specialDayTypes.map(async (uid) => {
      const versions = isFieldOff(uid, specialDaysField) ? [] : await changeable(strapi, uid);
      // Of an entry with drafts what visitors see, if they see one
      const shown = versions.filter(
        ({ documentId, publishedAt }) =>
          publishedAt || !versions.some((other) => other.documentId === documentId && other.publishedAt),
      );
      return shown
        .filter(({ Anfragbar }) => Anfragbar !== false)
        .map((version) => ({
          uid,
          documentId: version.documentId,
          title: version.Name ?? "Rathaus",
          hasHours: (version.Oeffnungszeiten ?? []).length > 0,
          isEntered:
            specialDaysBetween((version.Besondere_Tage ?? []).map(toSpecialDay), first, last).length > 0,
        }))
        .sort((a, b) => a.title.localeCompare(b.title, "de"));
    }),
  );
  return found.flat();
}

/**
 * Adds a special day to several entries, or to none: what visitors see changes at once, and what else waits in drafts goes on waiting.
 * @throws ApplicationError with a German sentence when the editor may not change one of them
 */
export async function enterSpecialDays(
  strapi: Core.Strapi,
  { day, entries }: SpecialDaysSent,
  now: Date,
): Promise<void> {
  await strapi.db.transaction(async () => {
    for (const uid of specialDayTypes) {
      const ids = entries.filter((entry) => entry.uid === uid).map(({ documentId }) => documentId);
      if (ids.length === 0) continue;
      const versions = await changeable(strapi, uid, { documentId: { $in: ids } });
      if (ids.some((id) => !versions.some(({ documentId }) => documentId === id)))
        throw refusal("Einen dieser Einträge gibt es nicht mehr, oder Sie dürfen ihn nicht ändern.");
      if (uid !== organisationType) {
        const documents = strapi.documents(uid) as unknown as { update(change: object): Promise<unknown> };
        for (const { documentId, Besondere_Tage = [] } of versions)
          await documents.update({ documentId, data: { [specialDaysField]: [...Besondere_Tage, day] } });
        continue;
      }
      for (const version of versions) {
        const updatedAt = changedWith(version, versions, now);
        await storeSpecialDays(strapi, uid, { id: version.id, updatedAt }, [day]);
      }
      await touchAndAnnounce(
        strapi,
        uid,
        versions.filter(({ publishedAt }) => publishedAt),
      );
    }
  });
}

/** A draft with changes stays newer than what is published, so that the panel goes on calling it changed. */
function changedWith(version: Version, versions: readonly Version[], now: Date): Date {
  const draft = versions.find((other) => other.documentId === version.documentId && !other.publishedAt);
  const isBehind = version.publishedAt && draft && timeOf(draft) > timeOf(version);
  return isBehind ? new Date(now.getTime() - 1) : now;
}

const timeOf = ({ updatedAt }: Version) => new Date(updatedAt).getTime();
