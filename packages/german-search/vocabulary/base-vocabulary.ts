import { frequent } from "./associations/frequent";
import { leisure } from "./associations/leisure";
import { people } from "./associations/people";
import { townHall } from "./associations/town-hall";
import { dialect } from "./dialect";
import { english } from "./english";
import { everyday } from "./everyday";

/** What people say, and the terms by which the content may name it, or which are only `isNearest` to it. */
export type VocabularyLine = {
  said: string[];
  meant: string[];
  isNearest: boolean;
  isEnglish?: boolean;
  isAssociation?: boolean;
};

/**
 * One line each: "Couch, Sofa, -schrank > Sperrmüll, Sperrgut". Who says a term on the left finds what is on the right, not
 * the other way round. With "~" instead, as in "Taxi ~ Bürgerbus", the right side is offered while the page says that there
 * is no taxi. Terms of several words fit in any order and with words between them. A hyphen before a term stands for any
 * beginning that the content lacks: Küchenschrank.
 */
export const meanings: VocabularyLine[] = linesOf(everyday);

/**
 * What somebody who says a word is likely to look for: it brings what is near, and never makes a word count as known. No
 * misspelling is corrected to one.
 */
export const associations: VocabularyLine[] = [townHall, people, leisure, frequent]
  .flatMap(linesOf)
  .map((line) => ({ ...line, isAssociation: true }));

/** Words of other languages and regions: the right side is searched as if somebody had written it. */
export const translations: VocabularyLine[] = [
  ...linesOf(dialect),
  ...linesOf(english).map((line) => ({ ...line, isEnglish: true })),
];

function linesOf(text: string): VocabularyLine[] {
  return text
    .split("\n")
    .filter((line) => / [>~] /.test(line))
    .map((line) => {
      const [said = [], meant = []] = line.split(/ [>~] /).map((terms) => terms.split(", "));
      return { said, meant, isNearest: line.includes(" ~ ") };
    });
}
