import settings from "../api/allgemeine-einstellung/content-types/allgemeine-einstellung/schema.json";

/** Days that entries of visitors and failed searches are kept unless the settings say otherwise. Default and hint stand in the schema. */
export const defaultRetentionDays = settings.attributes.Aufbewahrung_Tage.default;

/** The moment before which entries are outdated. Anything but a positive integer counts as the default. */
export function outdatedBefore(now: Date, days: unknown = defaultRetentionDays): Date {
  const validDays = Number.isInteger(days) && Number(days) > 0 ? Number(days) : defaultRetentionDays;
  return new Date(now.getTime() - validDays * 24 * 3600 * 1000);
}
