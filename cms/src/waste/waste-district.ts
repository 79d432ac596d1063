import { type Bin, type StoredBin, toBins } from "@dorfforum/shared/waste/bins";
import type { Core } from "@strapi/strapi";
import { settingsType } from "../events/village-days";
import type { CalendarState } from "../sources/calendar-state";

export const districtType = "api::abfallbezirk.abfallbezirk";

/** Of the last reading of a district's address */
export type ReadingState = {
  address: string;
  state: CalendarState;
  /** What the calendar said when it was taken over last, as lines */
  lines?: string;
  /** An instant (ISO) */
  readAt?: string;
  /** In German: what keeps the calendar from being read, or taken over */
  problem?: string | undefined;
};

/** The bins of the settings, else the usual ones */
export async function readBins(strapi: Core.Strapi): Promise<readonly Bin[]> {
  const settings = await strapi.documents(settingsType).findFirst({ fields: [], populate: ["Tonnen"] });
  return toBins((settings?.Tonnen ?? []) as StoredBin[]);
}
