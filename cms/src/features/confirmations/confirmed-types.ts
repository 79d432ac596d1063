import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { monthsUntilAsked } from "@dorfforum/shared/confirmations/limits";
import type { Core } from "@strapi/strapi";
import { Temporal } from "temporal-polyfill";
import settings from "../../api/allgemeine-einstellung/content-types/allgemeine-einstellung/schema.json";
import { rows } from "../../database/rows";

/** The day ("YYYY-MM-DD") on which an entry was last published or confirmed */
export const confirmedField = "Zuletzt_bestaetigt_am";

/** The types whose entries are confirmed, with the fields of their title and of the address that is asked. */
export const confirmedTypes = [
  { uid: "api::organisation.organisation", name: "organisation", title: "Name", address: "E_Mail" },
  { uid: "api::angebot.angebot", name: "angebot", title: "Titel", address: "Rueckfragen_E_Mail" },
  { uid: "api::info.info", name: "info", title: "Titel", address: "Rueckfragen_E_Mail" },
] as const;

export type ConfirmedType = (typeof confirmedTypes)[number];

export const confirmedTypeOf = (uid: string): ConfirmedType | undefined =>
  confirmedTypes.find((type) => type.uid === uid);

export const isConfirmedType = (uid: string): boolean => confirmedTypeOf(uid) !== undefined;

/** The day `months` months before that of `now` */
export const monthsBefore = (now: Date, months: number): string =>
  Temporal.PlainDate.from(berlinDay(now)).subtract({ months }).toString();

/** The day ("YYYY-MM-DD") before which an entry was confirmed that is asked about, once in as long a time */
export const askedBefore = (now: Date): string => monthsBefore(now, monthsUntilAsked);

/** The day before which a confirmation is out of date, by the months of the settings. */
export async function outOfDateBefore(strapi: Core.Strapi, now: Date): Promise<string> {
  const stored = await rows(strapi, "api::allgemeine-einstellung.allgemeine-einstellung").findOne({});
  return monthsBefore(now, stored?.Bestaetigung_Monate ?? settings.attributes.Bestaetigung_Monate.default);
}
