import type { Quality } from "../../quality";
import { phrase } from "../phrase";

/** How people ask for a quality, in German, its dialects and English. */
export type QualityPhrase = {
  quality: Quality;
  /** The words that ask for it */
  pattern: RegExp;
  /** Of these, long words without their endings that are understood with wrong letters, too */
  longWords?: string[];
  /** What else a query has to say */
  when?: RegExp;
  /** Queries that mean something else with the same words */
  unless?: RegExp;
};

/** A pattern of whole words; a space in it is any white space. */
export const anyOf = (...alternatives: string[]): RegExp =>
  phrase(alternatives.join("|").replaceAll(" ", "\\s+"));

/** Of adjectives */
export const endings = "(?:e[nmrs]?)?";
/** Second parts of compounds that name nothing: "Indoorprogramm" */
export const something = "programm|aktivität(?:en)?|events?|angebote?|veranstaltung(?:en)?|sachen";
