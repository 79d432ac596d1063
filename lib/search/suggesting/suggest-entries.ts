import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { beginsWithMatch } from "@dorfforum/german-search/highlighting/highlight";
import type { SearchEntry } from "../search-entry";
import type { VillageIndex } from "../village-index";
import { weights } from "../weights";
import { popularSearches } from "./popular-searches";
import { namesSubject } from "./subject-in-title";
import { preference } from "./titles-beginning";
import type { TypedQuery } from "./typed-query";

type Scored = { entry: SearchEntry; isTitled: boolean; score: number };

/** Only titles are shown: of several words one has to name more than so much, or nobody sees why it is suggested. */
const minNamed = 0.2;
/** Of the best entries so many short texts are read, for a word of so many letters. */
const maxTextsRead = 20;
const minUntitledLength = 3;

/**
 * Entries to open: those whose title has what is typed, best at its beginning. For a single word that no title has, the offer or Info
 * whose short text does.
 */
export function suggestEntries(index: VillageIndex, query: TypedQuery): SearchEntry[] {
  const named = popularSearches(index, query).map((search) => index.lexicon.normalise(search));
  const candidates = new Set([...query.ranked, ...query.titled, ...query.abbreviated]);
  const scored = [...candidates].flatMap((slot, position) => {
    const entry = index.entries[slot];
    return entry ? scoreOf(index, query, { entry, slot, position, named }) : [];
  });
  const byScore = scored.sort((a, b) => b.score - a.score);
  const titled = byScore.filter(({ isTitled }) => isTitled).map(({ entry }) => entry);
  if (titled.length > 0 || query.tokens.length > 1 || query.normalised.length < minUntitledLength)
    return titled;
  return byScore
    .slice(0, maxTextsRead)
    .map(({ entry }) => entry)
    .filter(({ kind }) => kind === "angebot" || kind === "info")
    .filter(({ lead, names, type = "" }) => namesSubject(index, query, [lead, type, ...names].join(" ")))
    .slice(0, 1);
}

/** How much of what is asked for a title names, from 0 to 1: how sure its words are, shared among the words that ask */
function namedPart(index: VillageIndex, { matchSet, asked }: TypedQuery, title: string): number {
  if (asked.length < 2) return 1;
  const certainties = new Map<number, number>();
  for (const { id = -1 } of index.nameWords(title)) {
    const match = matchSet.wordMatches.get(id);
    for (const at of match?.terms ?? [])
      certainties.set(at, Math.max(certainties.get(at) ?? 0, match?.certainty ?? 0));
  }
  return asked.reduce((sum, at) => sum + (certainties.get(at) ?? 0), 0) / asked.length;
}

/** `named` are searches that editors name, as the lexicon writes them. */
type Candidate = { entry: SearchEntry; slot: number; position: number; named: readonly string[] };

function scoreOf(
  index: VillageIndex,
  query: TypedQuery,
  { entry, slot, position, named }: Candidate,
): Scored {
  const { titleStart, perRank, popular } = weights.suggestion;
  const isAbbreviated = query.abbreviated.includes(slot);
  const place = isAbbreviated ? titleStart : placeOf(index, query, entry);
  const isNamed = named.some((search) => index.lexicon.normalise(entry.title).startsWith(search));
  const factor = (place * (isNamed ? 1 + popular : 1)) / (1 + perRank * position);
  return {
    entry,
    isTitled:
      isAbbreviated ||
      (namesSubject(index, query, entry.title) && namedPart(index, query, entry.title) > minNamed),
    score: factor * preference(index, entry, slot, query.now),
  };
}

/** Where the title up to its colon, or what an organisation is, has the letters that were typed, or what they stand for */
function placeOf(
  index: VillageIndex,
  { normalised, beginning, matchSet }: TypedQuery,
  { title, type = "" }: SearchEntry,
): number {
  const { lexicon } = index;
  const { titleStart, elsewhere } = weights.suggestion;
  const names = [title.split(":", 1)[0] ?? "", type];
  if (names.some((name) => lexicon.normalise(name).startsWith(normalised))) return titleStart;
  if (beginsWithMatch(index, title, matchSet.wordMatches)) return 1;
  const letters = beginning || normalised;
  const hasWord = (name: string) =>
    tokenize(name).some(({ text }) => lexicon.normalise(text).startsWith(letters));
  return names.some(hasWord) ? 1 : elsewhere;
}
