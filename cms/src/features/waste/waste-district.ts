import { type Bin, type StoredBin, toBins } from "@dorfforum/shared/waste/bins";
import type { Core } from "@strapi/strapi";
import type { CalendarState, ReadingState } from "../../calendar-files/fetch-state";
import { settingsType } from "../../events/village-days";

export const districtType = "api::abfallbezirk.abfallbezirk";

/** Of the last reading of a district's address */
export type DistrictState = ReadingState & {
  address: string;
  reading: CalendarState;
  /** What the calendar said when it was taken over last, as lines */
  lines?: string;
  /** German sentences: what of it was not understood, and which of its days are not here */
  told?: string[];
};

/** The bins of the settings, else the usual ones */
export async function readBins(strapi: Core.Strapi): Promise<readonly Bin[]> {
  const settings = await strapi.documents(settingsType).findFirst({ fields: [], populate: ["Tonnen"] });
  return toBins((settings?.Tonnen ?? []) as StoredBin[]);
}
