import type { VillageDays } from "@dorfforum/shared/calendar/left-out";
import type { Notice } from "@/lib/cms/notices";
import type { SiteFunction } from "@/lib/navigation/site-function";
import type { WasteDistrict } from "@/lib/waste/waste-calendar";
import type { TownHall } from "./answers/town-hall";
import type { Answer } from "./search-response";
import type { VillageIndex } from "./village-index";

/** What a feature says about a question, as findAnswer(); undefined where it says nothing */
export type FeatureAnswer = (
  index: VillageIndex,
  query: string,
  now: Date,
  context: SearchContext,
) => Answer | undefined;

/** What a search knows beside the content. It goes with a request, so that a settings change takes effect between two. */
export type SearchContext = {
  /** The Land and the school holidays, for questions that name them */
  villageDays: VillageDays;
  /** For answers */
  townHall: TownHall | undefined;
  wasteDistricts: readonly WasteDistrict[];
  /** Those that are shown now */
  notices: readonly Notice[];
  /** Those of features, with what they know */
  featureAnswers: readonly FeatureAnswer[];
  /** What visitors can do in this village */
  functions: readonly SiteFunction[];
  /** Searches that editors name in the settings, the most important first. They decide only what is suggested. */
  oftenSearched: readonly string[];
};

/** That of a village without settings */
export const emptyContext: SearchContext = {
  villageDays: { schoolHolidays: [] },
  townHall: undefined,
  wasteDistricts: [],
  notices: [],
  featureAnswers: [],
  functions: [],
  oftenSearched: [],
};
