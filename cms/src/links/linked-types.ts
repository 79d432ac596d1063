import type { Core } from "@strapi/strapi";
import { settingsType } from "../events/village-days";

/** The types whose published entries lead to other sites */
export const linkedTypes = [
  settingsType,
  "api::angebot.angebot",
  "api::beitrag.beitrag",
  "api::glossarbegriff.glossarbegriff",
  "api::info.info",
  "api::mitteilung.mitteilung",
  "api::organisation.organisation",
  "api::seite.seite",
  "api::veranstaltung.veranstaltung",
] as const;

export type LinkedType = (typeof linkedTypes)[number];

/** The public texts of a type, and its components, as a query of Strapi's document service. */
export function textsOf(strapi: Core.Strapi, uid: LinkedType): { fields: string[]; populate: string[] } {
  const attributes = Object.entries(strapi.contentType(uid).attributes);
  const ofTypes = (...types: string[]) =>
    attributes.filter(([, { type, private: isPrivate }]) => types.includes(type) && !isPrivate);
  const names = (found: typeof attributes) => found.map(([name]) => name);
  return { fields: names(ofTypes("string", "text", "richtext")), populate: names(ofTypes("component")) };
}
