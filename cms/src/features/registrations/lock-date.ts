import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { isUniqueViolation } from "../../rules/unique-violation";
import { dateKey, dateType, type Of, type Registration, type RegistrationDate } from "./stored-types";

/** Makes the row of a date unless it is there; outside of a transaction, which a lost race would end on PostgreSQL. */
async function ensureDate(strapi: Core.Strapi, of: Of): Promise<void> {
  const Schluessel = dateKey(of);
  if (await rows(strapi, dateType).findOne({ where: { Schluessel } })) return;
  try {
    await rows(strapi, dateType).create({ data: { Schluessel, Veranstaltung: of.event, Tag: of.tag } });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}

/**
 * Has other changes of a date's registrations wait until the transaction ends: its row is written. SQLite has one connection.
 * The next place in the order is counted by that. The time of its last change stays, for `settle` to see how long ago that was.
 */
async function lockDate(
  strapi: Core.Strapi,
  { id }: Pick<RegistrationDate, "id">,
): Promise<RegistrationDate> {
  await strapi.db.queryBuilder(dateType).where({ id }).update({ id }).execute();
  const date = await rows(strapi, dateType).findOne({ where: { id } });
  if (!date) throw new Error("The date was deleted meanwhile.");
  return date;
}

/** Locks all dates of an event, in their order, so that its registrations wait until the transaction ends. */
export async function lockDates(strapi: Core.Strapi, Veranstaltung: string): Promise<RegistrationDate[]> {
  const locked: RegistrationDate[] = [];
  for (const row of await rows(strapi, dateType).findMany({
    where: { Veranstaltung },
    orderBy: { Schluessel: "asc" },
  }))
    locked.push(await lockDate(strapi, row));
  return locked;
}

/** Runs a change of a date's registrations with all others waiting. */
export async function withDate<Result>(
  strapi: Core.Strapi,
  of: Of,
  change: (date: RegistrationDate) => Promise<Result>,
): Promise<Result> {
  await ensureDate(strapi, of);
  return strapi.db.transaction(async () => {
    const found = await rows(strapi, dateType).findOne({ where: { Schluessel: dateKey(of) } });
    if (!found) throw new Error("The date was deleted meanwhile.");
    return change(await lockDate(strapi, found));
  });
}

/** The next place in the order of a locked date */
export async function nextRank(strapi: Core.Strapi, { id }: RegistrationDate): Promise<number> {
  const date = await rows(strapi, dateType).findOne({ where: { id } });
  const Letzter_Rang = (date?.Letzter_Rang ?? 0) + 1;
  await rows(strapi, dateType).updateMany({ where: { id }, data: { Letzter_Rang } });
  return Letzter_Rang;
}

/** Another number of places; on the list, more means to stand at its end. */
export const numberChange = async (
  strapi: Core.Strapi,
  row: RegistrationDate,
  entry: Registration,
  Plaetze: number,
) =>
  entry.Stand === "warteliste" && Plaetze > entry.Plaetze
    ? { Plaetze, Rang: await nextRank(strapi, row) }
    : { Plaetze };
