import type { Feature } from "@/lib/feature";
import { orNone, searched } from "@/lib/search/indexing/searched-type";
import { routes } from "@/lib/urls/routes";
import { wasteAnswer } from "./answer-waste";
import { wasteTexts } from "./base/texts";
import { binNames } from "./bin-names";
import { wasteDistricts } from "./cms/waste-districts";
import { wasteFunctions } from "./functions";
import { districtEntry } from "./search-entry";
import { findWasteDistricts } from "./waste-calendar";

const noFunctions: typeof wasteFunctions = [];

/** The waste calendar. Its routes and their rules stand with those of the site: letters and home lead there. */
export const waste: Feature = {
  name: "waste",
  collections: [wasteDistricts],
  searched: [searched(orNone(wasteDistricts), districtEntry)],
  answer: async () => wasteAnswer(await findWasteDistricts()),
  functions: async () => ((await findWasteDistricts()).length > 0 ? wasteFunctions : noFunctions),
  names: async () => binNames(await findWasteDistricts()),
  obviousAddresses: [[routes.waste, "muell abfallkalender muellabfuhr muellkalender"]],
  optionalPages: [{ href: routes.waste, label: wasteTexts.calendar, entries: findWasteDistricts }],
};
