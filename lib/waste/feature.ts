import { entry, page, type Rule } from "@/lib/cms/route-rules";
import type { Feature } from "@/lib/feature";
import { orNone, searched } from "@/lib/search/indexing/searched-type";
import { routes } from "@/lib/urls/routes";
import { wasteAnswer } from "./answer-waste";
import type { wasteBase } from "./base/feature-base";
import { wasteTexts } from "./base/texts";
import { binNames } from "./bin-names";
import { wasteDistricts } from "./cms/waste-districts";
import { wasteFunctions } from "./functions";
import { districtEntry } from "./search-entry";
import { findWasteDistricts, getWasteDistrict } from "./waste-calendar";

const noFunctions: typeof wasteFunctions = [];

type RuledRoute = keyof (typeof wasteBase)["routes"]["pages"] | keyof (typeof wasteBase)["routes"]["files"];

/** The waste calendar */
export const waste: Feature = {
  name: "waste",
  rules: {
    waste: page(wasteDistricts),
    wasteOf: entry(routes.wasteOf, wasteDistricts, getWasteDistrict),
    wasteFile: entry(routes.wasteFile, wasteDistricts, getWasteDistrict),
  } satisfies Record<RuledRoute, Rule>,
  collections: [wasteDistricts],
  searched: [searched(orNone(wasteDistricts), districtEntry)],
  answer: async () => wasteAnswer(await findWasteDistricts()),
  functions: async () => ((await findWasteDistricts()).length > 0 ? wasteFunctions : noFunctions),
  names: async () => binNames(await findWasteDistricts()),
  obviousAddresses: [[routes.waste, "muell abfallkalender muellabfuhr muellkalender"]],
  optionalPages: [{ href: routes.waste, label: wasteTexts.calendar, entries: findWasteDistricts }],
};
