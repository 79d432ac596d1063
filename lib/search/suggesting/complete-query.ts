import { fold } from "@dorfforum/german-search/analysis/fold";
import { hasDigit, stem } from "@dorfforum/german-search/analysis/stem";
import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { latestResult } from "@dorfforum/shared/runtime/latest-result";
import { townHallNames } from "../answers/answer-named";
import type { SearchContext } from "../search-context";
import type { SearchEntry } from "../search-entry";
import type { VillageIndex } from "../village-index";
import { weights } from "../weights";
import { agrees } from "./agreement";
import { isNamedBy, namesAsked } from "./named-by";
import { askingWords, isTime } from "./read-terms";
import type { TypedQuery } from "./typed-query";

const maxWords = 300;
/** One less than is shown, so that a synonym is */
const maxOfContent = 3;
/** So few letters begin too many names and synonyms. */
const minNameLength = 3;
const minSynonymLength = 3;

/** Searches that what is typed may become: those that editors name, names of things, words of the content, then terms of synonyms. */
export function completeQuery(
  index: VillageIndex,
  query: TypedQuery,
  names: SearchContext["names"],
): string[] {
  return [
    ...popularSearches(index, query),
    ...namesBeginning(names, query),
    ...words(index, query),
    ...synonyms(index, query),
  ];
}

/** What a thing is called, each once: "gra" → graue Tonne */
const namesBeginning = (names: SearchContext["names"], { normalised }: TypedQuery): string[] =>
  normalised.length < minNameLength
    ? []
    : latestNames(names, "", () => names.map((each) => each.map(withFolded))).flatMap(
        (each) => each.find(({ folded }) => folded.startsWith(normalised))?.name ?? [],
      );

const latestNames = latestResult<SearchContext["names"], { name: string; folded: string }[][]>();

const withFolded = (name: string) => ({ name, folded: fold(name) });

/** Terms that the content may lack, of one group one: all lead to the same entries. */
function synonyms({ layers, analyser, lexicon }: VillageIndex, { normalised, tokens }: TypedQuery): string[] {
  if (!layers.synonyms || normalised.length < minSynonymLength) return [];
  const found = new Map<object, string>();
  for (const { spelling, group, words } of analyser.synonyms.beginningWith(normalised)) {
    const isLacking = words.length > 1 || lexicon.idOf(words[0] ?? "") === undefined;
    if (isLacking && words.length >= tokens.length && !found.has(group)) found.set(group, spelling);
  }
  return [...found.values()];
}

/** The query with its last word completed: nouns, first those of titles and of many entries, of several inflections the shortest. */
function words(index: VillageIndex, query: TypedQuery): string[] {
  const { lexicon, postings, titleWords } = index;
  const { q, tokens, beginning, ranked } = query;
  if (beginning.length < 2 || hasDigit(beginning)) return [];
  const start = tokens.at(-1)?.start ?? 0;
  const fits = fitsBehind(index, query);
  const matching = tokens.length > 1 ? new Set(ranked) : undefined;
  const byStem = new Map<string, { id: number; score: number }>();
  for (const id of lexicon.affixes.beginningWith(beginning, maxWords)) {
    const isOffered = postings.countOf(id) > 0 && lexicon.isNoun(id) && isCapitalised(lexicon.spellingOf(id));
    if (!isOffered || isUseless(lexicon.wordOf(id)) || generalNouns.has(lexicon.stemById(id))) continue;
    // A word that no entry has beside the others would be a search without results.
    if (matching && !postings.slotsOf(id).some((slot) => matching.has(slot))) continue;
    if (!fits(id)) continue;
    const score = postings.countOf(id) + weights.completion.title * titleWords.countOf(id);
    const stem = lexicon.stemById(id);
    const other = byStem.get(stem);
    const isShorter = !other || lexicon.wordOf(id).length < lexicon.wordOf(other.id).length;
    byStem.set(stem, { id: isShorter ? id : other.id, score: score + (other?.score ?? 0) });
  }
  return [...byStem.values()]
    .filter(({ score }) => score >= weights.completion.minCount)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxOfContent)
    .map(({ id }) => q.slice(0, start) + lexicon.spellingOf(id));
}

/**
 * Whether a word may follow those before it. Behind an article it has to agree with it, and a title with it says what else is asked.
 * Behind a word of the content both stand in one title; behind one that asks for something ("Telefon") it is what has that. Behind
 * other function words nothing is sure.
 */
function fitsBehind(index: VillageIndex, query: TypedQuery): (id: number) => boolean {
  const { lexicon, entries, titleWords } = index;
  const before = query.tokens.slice(0, -1).map(({ text }) => lexicon.normalise(text));
  const last = before.at(-1);
  if (last === undefined) return () => true;
  const slotsOf = (id: number) => [...titleWords.beginningWith(id), ...titleWords.havingBehind(id)];
  const isInTitle = (id: number, isFitting: (entry: SearchEntry) => boolean) =>
    slotsOf(id).some((slot) => {
      const entry = entries[slot];
      return entry !== undefined && isFitting(entry);
    });
  if (agrees("", before) !== undefined) {
    const others = { ...query, asked: query.asked.filter(({ end }) => end < query.q.length) };
    return (id) =>
      agrees(lexicon.wordOf(id), before) === true &&
      (townHallNames.has(lexicon.wordOf(id)) ||
        isInTitle(id, (entry) => namesAsked(index, others, { ...entry, lead: "", names: [] })));
  }
  if (isStopWord(last)) return () => false;
  if (askingWords.has(last)) {
    const isNoun = lexicon.isNoun(lexicon.idOf(last) ?? -1) && !isTime(last);
    return (id) =>
      isNoun &&
      (townHallNames.has(lexicon.wordOf(id)) || isInTitle(id, ({ contact }) => contact !== undefined));
  }
  return (id) => isInTitle(id, (entry) => isNamedBy(index, query, entry));
}

/** Days are suggested by suggest-days.ts. */
const isUseless = (word: string) => isStopWord(word) || isTime(word);

const isCapitalised = (word: string) => /^\p{Lu}/u.test(word);

/** The searches that editors name and that begin with what is typed, or one of whose words does. */
export function popularSearches(
  index: VillageIndex,
  { tokens, normalised, oftenSearched }: TypedQuery,
): string[] {
  if (!index.layers.oftenSearched) return [];
  return oftenSearched.filter((search) => {
    const starts = tokens.length > 1 ? [0] : tokenize(search).map(({ start }) => start);
    return starts.some((start) => index.lexicon.normalise(search.slice(start)).startsWith(normalised));
  });
}

/** Nouns that stand in texts about anything: nobody searches for them alone. As stems */
const generalNouns: ReadonlySet<string> = new Set(
  `Abschnitt Absatz Abstand Angabe Anfang Antwort Anzahl Art Ausgang Bedingung Beginn Beispiel Bereich Blick Datum Ding Eingang Ende
  Ergebnis Fall Farbe Folge Form Frage Gelegenheit Grund Halten Hand Hinweis Hundert Inhalt Jahrhundert Kopf Kraft Lage Leben Leiter Leitung Leute Mal
  Mann Meinung Mensch Minute Mitte Möglichkeit Name Nähe Ordnung Person Punkt Rand Regel Reihe Richtung Sache Satz Schluss Schritt Seite
  Sinn Sorte Stelle Stück Tausend Teil Text Thema Titel Uhr Unterschied Ursache Vergleich Versuch Viertel Weise Welt Wert Wort Wunsch
  Zahl Zeichen Zeile Zeit Zeitpunkt Ziel Zustand gelb grün blau braun grau schwarz weiß rot gelber leichte`
    .split(/\s+/)
    .map((word) => stem(fold(word))),
);
