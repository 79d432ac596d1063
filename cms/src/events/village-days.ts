import type { VillageDays } from "@dorfforum/shared/calendar/left-out";
import type { Core } from "@strapi/strapi";

export const settingsType = "api::allgemeine-einstellung.allgemeine-einstellung";

/** The Land and the school holidays of the settings */
export async function readVillageDays(strapi: Core.Strapi): Promise<VillageDays> {
  const settings = await strapi
    .documents(settingsType)
    .findFirst({ fields: ["Bundesland"], populate: ["Schulferien"] });
  return {
    land: settings?.Bundesland ?? undefined,
    schoolHolidays: (settings?.Schulferien ?? []).flatMap(({ Name, Von, Bis }) =>
      Name && Von && Bis ? [{ name: Name, first: String(Von), last: String(Bis) }] : [],
    ),
  };
}
