import type { Core } from "@strapi/strapi";
import { type Row, rows } from "../../database/rows";

export const registrationType = "api::anmeldung.anmeldung";
export const dateType = "api::anmeldetermin.anmeldetermin";

export type Registration = Row<typeof registrationType>;
export type RegistrationDate = Row<typeof dateType>;

/** The states of those who come, or may */
export const active = ["dabei", "gefragt", "warteliste"] as const satisfies Registration["Stand"][];

export const isActive = ({ Stand }: Pick<Registration, "Stand">): boolean =>
  active.some((state) => state === Stand);

/** Whose registrations: the documentId of an event, and the tag of a date (packages/shared/registrations/tags.ts) */
export type Of = { event: string; tag: string };

export const dateKey = ({ event, tag }: Of): string => `${event} ${tag}`.trim();

/** What is counted of those of a date: of a large one not all that is stored is read. */
export const countedOf = (strapi: Core.Strapi, { event, tag }: Of): Promise<Registration[]> =>
  rows(strapi, registrationType).findMany({
    select: ["id", "documentId", "Stand", "Plaetze", "Angebot", "Gefragt_bis", "Zu_wenig"],
    where: { Veranstaltung: event, Tag: tag, Stand: { $in: [...active] } },
    orderBy: { Rang: "asc" },
  });

/** Those of a date that come, may, or are to say so, in their order */
export const activeOf = (strapi: Core.Strapi, { event, tag }: Of): Promise<Registration[]> =>
  rows(strapi, registrationType).findMany({
    where: { Veranstaltung: event, Tag: tag, Stand: { $in: [...active] } },
    orderBy: { Rang: "asc" },
  });

/** What is forgotten when somebody does not come: all that says who it is. The row stays for its page until the date is over. */
export const forgotten = {
  Name: null,
  E_Mail: null,
  Telefon: null,
  Antwort: null,
  Bemerkung: null,
  Erinnerung: false,
  Angebot: null,
  Gefragt_bis: null,
  Wer: null,
  Links: null,
} as const;
