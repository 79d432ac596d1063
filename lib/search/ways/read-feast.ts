import { fold } from "@dorfforum/german-search/analysis/fold";
import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import type { Expansion, QueryTerm } from "@dorfforum/german-search/query/query-term";
import { matchWords } from "@dorfforum/german-search/query/word-matches";
import { meanings } from "@dorfforum/german-search/vocabulary/base-vocabulary";
import type { Position } from "../intents/phrase";
import { overlaps, type Query } from "../query";
import type { VillageIndex } from "../village-index";
import type { Filter } from "./filter";
import { slotsWithAll, sureTerms } from "./sure-terms";

/** Of the Sundays in Advent, which are alike what they are about */
export const isOrdinal = /^(?:\d+|(?:erst|zweit|dritt|viert)e[mnrs]?)$/i;

/** `isNamed` tells what is about it from what mentions it. */
type ReadFeast = { terms: readonly QueryTerm[]; slots: number[]; isNamed: (slot: number) => boolean };

/** What has the name of a feast. One of several words has to stand as it is: "Tag der Arbeit" is not about work. */
export function readFeast({ index, q, tokens }: Query, { start, end }: Position, filter: Filter): ReadFeast {
  const name = q.slice(start, end);
  const words = tokens.filter((word) => overlaps(word, { start, end }) && !isOrdinal.test(word.text));
  const { fitting, leftOut } = sureTerms({ index, q }, index.analyser.analyse(words), filter, true);
  if (words.length < 2) {
    const all = leftOut.length > 0 ? [] : fitting.map((term) => withWholeName(index, term));
    return { terms: all, slots: slotsWithAll(index, all), isNamed: namedIn(index, all) };
  }
  const meant = meantBy(name);
  // Behind the query, so that none of these words is taken for one of it.
  const text = `${q} ${meant.join(" ")}`;
  const analysed = index.analyser.analyse(tokenize(text, q.length), { literally: true });
  const related = sureTerms({ index, q: text }, analysed, filter).fitting;
  const areNamed = related.map((term) => namedIn(index, [term]));
  const written = new RegExp(plain(name).replaceAll(" ", "[^\\p{L}\\p{N}]+"), "u");
  const [longest = ""] = words
    .map(({ text }) => text.toLowerCase())
    .sort((one, other) => other.length - one.length);
  const hasName = (slot: number) =>
    [index.entries[slot]?.title, index.entries[slot]?.lead].some(
      // Most texts are told apart without folding them.
      (text = "") => text.toLowerCase().includes(longest) && written.test(fold(text)),
    );
  // Long texts are not read: they may have the words far apart.
  const named = leftOut.length > 0 ? [] : slotsWithAll(index, fitting).filter(hasName);
  return {
    terms: [...(named.length > 0 ? fitting : []), ...related],
    slots: [...named, ...related.flatMap((term) => slotsWithAll(index, [term]))],
    isNamed: (slot) => areNamed.some((isNamed) => isNamed(slot)) || hasName(slot),
  };
}

let meantByName: Map<string, string[]> | undefined;

/** What the base vocabulary says of a name of several words */
function meantBy(name: string): string[] {
  if (!meantByName) {
    meantByName = new Map();
    for (const { said, meant } of meanings)
      for (const term of said.filter((each) => /\s/.test(each)))
        meantByName.set(plain(term), [...(meantByName.get(plain(term)) ?? []), ...meant]);
  }
  return meantByName.get(plain(name)) ?? [];
}

/** "Kindertag" is about neither "Kinder" nor the "Kindertagesstätte". */
function withWholeName(index: VillageIndex, term: QueryTerm): QueryTerm {
  const isDaily = (id: number) => index.lexicon.wordOf(id).includes("tages");
  const clauses = term.clauses.filter(({ expansions }) => expansions.length === 1);
  const withoutDaily = (expansion: Expansion) => new Map([...expansion].filter(([id]) => !isDaily(id)));
  return {
    ...term,
    clauses: clauses.map((clause) => ({ ...clause, expansions: clause.expansions.map(withoutDaily) })),
  };
}

/** "St. Martin" and "st martin" are the same. */
const plain = (text: string): string =>
  tokenize(text)
    .map((token) => fold(token.text))
    .join(" ");

/**
 * Whether an entry has all terms in its title, in what it is and in its names, or as they are written in its lead. A word in a
 * long text only mentions them.
 */
function namedIn(index: VillageIndex, terms: readonly QueryTerm[]): (slot: number) => boolean {
  const related = matchWords(terms);
  const written = matchWords(
    terms.map((term) => ({ ...term, clauses: term.clauses.filter(({ isRelated }) => !isRelated) })),
  );
  return (slot) => {
    const entry = index.entries[slot];
    if (!entry || entry.kind === "seite" || terms.length === 0) return false;
    const { title, type = "", names, lead } = entry;
    const found = new Set<number>();
    for (const name of [title, type, ...names])
      for (const { id = -1 } of index.nameWords(name))
        for (const term of related.get(id)?.terms ?? []) found.add(term);
    if (found.size === terms.length) return true;
    for (const id of index.tokenizedText(lead).tokens.ids)
      for (const term of written.get(id)?.terms ?? []) found.add(term);
    return found.size === terms.length;
  };
}
