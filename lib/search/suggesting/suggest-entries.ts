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

/** Only titles are shown: of entries without what is typed in theirs only so many, of a single word from so many letters on */
const maxUntitled = { noun: 2, verb: 0, beginning: 1 };
const minUntitledLength = 3;
/** Of the best entries so many short texts are read. */
const maxTextsRead = 20;

/**
 * Entries to open: those whose title has what is typed, best at its beginning. Where no title has it, a few whose short text does.
 */
export function suggestEntries(
  index: VillageIndex,
  query: TypedQuery,
  { titledOnly }: { titledOnly: boolean },
): SearchEntry[] {
  const named = popularSearches(index, query).map((search) => index.lexicon.normalise(search));
  const candidates = new Set([...query.ranked, ...query.titled, ...query.abbreviated]);
  const scored = [...candidates].flatMap((slot, position) => {
    const entry = index.entries[slot];
    return entry ? scoreOf(index, query, { entry, slot, position, named }) : [];
  });
  const byScore = scored.sort((a, b) => b.score - a.score);
  const titled = byScore.filter(({ isTitled }) => isTitled).map(({ entry }) => entry);
  const isTooShort =
    query.namedBy === "beginning" && (query.tokens.length > 1 || query.beginning.length < minUntitledLength);
  if (titledOnly || titled.length > 0 || isTooShort) return titled;
  return byScore
    .slice(0, maxTextsRead)
    .map(({ entry }) => entry)
    .filter(isAbout(index, query))
    .slice(0, maxUntitled[query.namedBy]);
}

/** By its short text. Those of pages and events name all sorts of things. */
const isAbout =
  (index: VillageIndex, query: TypedQuery) =>
  ({ kind, lead, names, type = "" }: SearchEntry): boolean =>
    (query.namedBy === "noun" ? kind !== "seite" : kind === "angebot" || kind === "info") &&
    namesSubject(index, query, [lead, type, ...names].join(" "));

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
    isTitled: isAbbreviated || namesSubject(index, query, entry.title),
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
