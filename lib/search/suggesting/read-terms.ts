import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { editDistance } from "@dorfforum/german-search/query/fuzzy-words";
import { type QueryTerm, withoutRelated } from "@dorfforum/german-search/query/query-term";
import { weekdayCode } from "@dorfforum/german-search/time/spelling";
import { codeOf } from "@dorfforum/german-search/time/words";
import { weights } from "@dorfforum/german-search/weights";
import { dateWords, hoursWords, phoneWords } from "../answers/question-words";
import type { VillageIndex } from "../village-index";

/** A term and what is typed for it */
export type ReadTerm = QueryTerm & { typed: string };

/** What the terms of a query are in it */
export type ReadTerms = {
  /** Without what they are about where that is nothing to go by: of few letters, and on a day that is asked for */
  terms: readonly ReadTerm[];
  /** Those that say what is asked about: nouns, else the unfinished word, else verbs */
  subjects: readonly ReadTerm[];
  /** All that an entry has to say: no function word, day, single letter, nor what says what is asked */
  asked: readonly ReadTerm[];
  /** Whether it asks for a telephone number, opening hours or a day without school, which organisations and pages have */
  asksForContact: boolean;
};

/** Fewer letters begin too many words of the base vocabulary: "bib" is Biber, too. */
const minVocabularyLength = 5;

/** @param beginning the unfinished word at the end of `q`, "" without one */
export function readTerms(
  { lexicon }: VillageIndex,
  q: string,
  all: readonly QueryTerm[],
  beginning: string,
): ReadTerms {
  const wordOf = ({ start, end }: QueryTerm) => lexicon.normalise(q.slice(start, end));
  const isFinished = ({ end }: QueryTerm) => beginning === "" || end < q.length;
  const isMisread = ({ correction }: QueryTerm) =>
    correction !== undefined && editDistance(beginning, lexicon.normalise(correction), 1) > 1;
  // "hundekot" is no misspelt Hundert: most of what an unfinished word lacks is still to be typed.
  const known = all.filter((term) => isFinished(term) || !isMisread(term));
  const isShort =
    !known.some(isFinished) && beginning.length < minVocabularyLength && !lexicon.knows(beginning);
  const isDay = (term: QueryTerm) => known.length > 1 && isDayOrHour(wordOf(term));
  const isByWord = isShort || known.some(isDay);
  const terms = known.map((term) => ({
    ...(isByWord ? withoutRelated(term) : term),
    typed: q.slice(term.start, term.end).toLowerCase(),
  }));
  const things = terms.filter((term) => !askingWords.has(wordOf(term)) && !isDay(term));
  const unfinished = things.filter((term) => !isFinished(term) && wordOf(term).length > 1);
  const isNoun = (term: QueryTerm) => term.weight === weights.term.noun && !verbs.test(wordOf(term));
  const nouns = things.filter((term) => isFinished(term) && isNoun(term));
  const before = tokenize(q.slice(0, unfinished[0]?.start));
  return {
    terms,
    subjects: [nouns, unfinished, things].find(({ length }) => length > 0) ?? [],
    asked: things.filter((term) => wordOf(term).length > 1 && !isStopWord(wordOf(term))),
    asksForContact: before.some(({ text }) => contactWords.test(lexicon.normalise(text))),
  };
}

/** As the lexicon writes them: "fällt die Schule aus" */
const contactWords = /^(?:tel(?:e[fp].*|nr)?|(?:ruf)?nummer|(?:ge)?offn.*|offen|fallt)$/;

export const isTime = (word: string): boolean => codeOf(word) !== undefined;

/** "alte" tells of an age, and Fasching is a feast to look for. */
const isDayOrHour = (word: string) =>
  weekdayCode(word) !== undefined || /^(?:TOD|REL|UNITS?):/.test(codeOf(word) ?? "");

const verbs = /^(?:(?:an)?melde|buche|bestelle|reserviere|abhole|einkaufe)n?$/;

/** They say what is asked, not about what: "Telefon", "Öffnungszeiten", "kostet". Verbs say what one wants to do. */
export const askingWords: ReadonlySet<string> = new Set(
  [...phoneWords, ...hoursWords, ...dateWords, "kostet", "kosten", "teuer", "preis", "fallt", "steht"].filter(
    (word) => !verbs.test(word),
  ),
);
