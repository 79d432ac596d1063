import { fold } from "@dorfforum/german-search/analysis/fold";
import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { type Expansion, type QueryTerm, withoutRelated } from "@dorfforum/german-search/query/query-term";
import { meanings } from "@dorfforum/german-search/vocabulary/base-vocabulary";
import type { Position } from "../intents/phrase";
import { overlaps, type Query } from "../query";
import type { VillageIndex } from "../village-index";

/** Of the Sundays in Advent, which are alike what they are about */
export const isOrdinal = /^(?:\d+|(?:erst|zweit|dritt|viert)e[mnrs]?)$/i;

/** Terms that are all had by what is about a feast; of several words also how they stand, in its title or its lead. */
type FeastName = { terms: QueryTerm[]; isWritten?: (slot: number) => boolean };

/** What a feast is called: as it is written, and as the base vocabulary calls one of several words. */
export function feastNames({ index, q, tokens }: Query, { start, end }: Position): FeastName[] {
  const words = tokens.filter((word) => overlaps(word, { start, end }) && !isOrdinal.test(word.text));
  const terms = index.analyser.analyse(words);
  if (words.length < 2) return [{ terms: terms.map((term) => withWholeName(index, term)) }];
  const name = plain(q.slice(start, end));
  // Behind the query, so that none of these words is taken for one of it.
  const meant = tokenize(`${q} ${meantBy(name).join(" ")}`, q.length);
  const [longest = ""] = words
    .map(({ text }) => text.toLowerCase())
    .sort((one, other) => other.length - one.length);
  const written = new RegExp(name.replaceAll(" ", "[^\\p{L}\\p{N}]+"), "u");
  // "Tag der Arbeit" is not about work. Most texts are told apart without folding them, long ones are not read.
  const isWritten = (slot: number) =>
    [index.entries[slot]?.title, index.entries[slot]?.lead].some(
      (text = "") => text.toLowerCase().includes(longest) && written.test(fold(text)),
    );
  const others = index.analyser.analyse(meant, { literally: true }).map(withoutRelated);
  return [{ terms, isWritten }, ...others.map((term) => ({ terms: [term] }))];
}

let meantByName: Map<string, string[]> | undefined;

/** What the base vocabulary says of a name of several words */
function meantBy(name: string): string[] {
  if (!meantByName) {
    meantByName = new Map();
    for (const { said, meant } of meanings)
      for (const term of said.filter((each) => /\s/.test(each)).map(plain))
        meantByName.set(term, [...(meantByName.get(term) ?? []), ...meant]);
  }
  return meantByName.get(name) ?? [];
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
