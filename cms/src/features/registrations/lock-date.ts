import type { Core } from "@strapi/strapi";
import { lockUntilCommit, type Transaction } from "../../database/lock-transaction";
import { rows } from "../../database/rows";
import { dateKey, dateType, type Of, type Registration, type RegistrationDate } from "./stored-types";

/** Has other changes of an event's registrations wait until the transaction ends, also where nobody has registered yet. */
export const lockEvent = (strapi: Core.Strapi, trx: Transaction, event: string): Promise<void> =>
  lockUntilCommit(strapi, trx, `registrations ${event}`);

/** Runs a change of a date's registrations with all others of its event waiting. */
export async function withDate<Result>(
  strapi: Core.Strapi,
  of: Of,
  change: (date: RegistrationDate) => Promise<Result>,
): Promise<Result> {
  return strapi.db.transaction(async ({ trx }) => {
    await lockEvent(strapi, trx, of.event);
    const dates = rows(strapi, dateType);
    const Schluessel = dateKey(of);
    const found = await dates.findOne({ where: { Schluessel } });
    const data = { Schluessel, Veranstaltung: of.event, Tag: of.tag };
    return change(found ?? (await dates.create({ data })));
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
