import type { VillageDays } from "@dorfforum/shared/calendar/left-out";
import type { SiteFunction } from "@/lib/navigation/site-function";
import type { Notice } from "@/lib/notices/cms/notices";
import type { TownHall } from "./answers/town-hall";
import type { Answer } from "./search-response";
import type { VillageIndex } from "./village-index";

/** What a feature says about a question, as findAnswer(); undefined where it says nothing */
export type FeatureAnswer = (question: Question) => Answer | undefined;

/** What somebody asks, and who knows what about it */
export type Question = {
  index: VillageIndex;
  q: string;
  /** Milliseconds since 1970 */
  now: number;
  /** What is known beside the content */
  context: SearchContext;
};

/** What a search knows beside the content. It goes with a request, so that a settings change takes effect between two. */
export type SearchContext = {
  /** The Land and the school holidays, for questions that name them */
  villageDays: VillageDays;
  /** For answers */
  townHall: TownHall | undefined;
  /** Those that are shown now */
  notices: readonly Notice[];
  /** Those of features, with what they know */
  featureAnswers: readonly FeatureAnswer[];
  /** What visitors can do in this village */
  functions: readonly SiteFunction[];
  /** What things are called that a query may become, of which each is suggested by the first name that begins so */
  names: readonly (readonly string[])[];
  /** Searches that editors name in the settings, the most important first. They decide only what is suggested. */
  oftenSearched: readonly string[];
};

/** That of a village without settings */
export const emptyContext: SearchContext = {
  villageDays: { schoolHolidays: [] },
  townHall: undefined,
  notices: [],
  featureAnswers: [],
  functions: [],
  names: [],
  oftenSearched: [],
};
