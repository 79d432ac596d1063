import { rows } from "../../database/rows";
import type { CmsFeature } from "../../slots/feature";
import { collectedOn } from "./collected";
import { wastePanel } from "./panel-server";
import { scheduleDistricts } from "./read-district";
import { incompleteDistricts } from "./start-line";
import { districtType } from "./waste-district";
import { calendarAddress, linesOfDays } from "./waste-rules";

/** The waste calendar: districts, their days of collection, and the company's calendars. */
export const waste: CmsFeature = {
  name: "waste",
  types: [districtType],
  schedule: scheduleDistricts,
  fieldRules: { [districtType]: [linesOfDays, calendarAddress] },
  listViews: { [districtType]: { columns: ["Name", "Slug"], sort: "Name:ASC" } },
  panel: wastePanel,
  setUp: [
    {
      title: "Abfallkalender",
      uid: districtType,
      isDone: async (strapi) => (await rows(strapi, districtType).count()) > 0,
    },
  ],
  startLine: incompleteDistricts,
  collected: collectedOn,
  // A calendar's address may be a secret. It is not read until somebody enters it again.
  exportedAs: { [districtType]: { Kalender_Adresse: null, Lesestand: null } },
};
