import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { beginsWithMatch } from "@dorfforum/german-search/highlighting/highlight";
import type { SearchEntry } from "../search-entry";
import type { VillageIndex } from "../village-index";
import { weights } from "../weights";
import { popularSearches } from "./complete-query";
import { isAbout, isMentionedBy, isNamedBy, nameIn } from "./named-by";
import { preference } from "./titles-beginning";
import type { TypedQuery } from "./typed-query";

/** Of the best entries so many short texts are read. */
const maxTextsRead = 20;

type Scored = { entry: SearchEntry; score: number };

/**
 * Entries to open: those whose title has what is typed, best at its beginning. For a single word that no title has, the Info whose
 * short text does; for a noun with a word that no entry has beside it, where one turns with it.
 */
export function suggestEntries(index: VillageIndex, query: TypedQuery): SearchEntry[] {
  const named = popularSearches(index, query).map((search) => index.lexicon.normalise(search));
  const candidates = new Set([...query.ranked, ...query.titled, ...query.abbreviated]);
  const scored = [...candidates].flatMap((slot, position) => {
    const entry = index.entries[slot];
    const isShown = entry && (query.abbreviated.includes(slot) || isNamedBy(index, query, entry));
    return isShown ? scoreOf(index, query, { entry, slot, position, named }) : [];
  });
  if (scored.length > 0) return scored.sort((a, b) => b.score - a.score).map(({ entry }) => entry);
  const best = query.ranked.slice(0, maxTextsRead).flatMap((slot) => index.entries[slot] ?? []);
  return query.tokens.length === 1
    ? best.filter((entry) => isMentionedBy(index, query, entry)).slice(0, 1)
    : best.filter((entry) => isAbout(index, query, entry)).slice(0, 3);
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
  return { entry, score: factor * preference(index, entry, slot, query.now) };
}

/** Where the title up to its colon, or what an organisation is, has the letters that were typed, or what they stand for */
function placeOf(
  index: VillageIndex,
  { normalised, beginning, matchSet }: TypedQuery,
  { title, type = "" }: SearchEntry,
): number {
  const { lexicon } = index;
  const { titleStart, elsewhere } = weights.suggestion;
  const names = [nameIn(title), type];
  if (names.some((name) => lexicon.normalise(name).startsWith(normalised))) return titleStart;
  if (beginsWithMatch(index, title, matchSet.wordMatches)) return 1;
  const letters = beginning || normalised;
  const hasWord = (name: string) =>
    tokenize(name).some(({ text }) => lexicon.normalise(text).startsWith(letters));
  return names.some(hasWord) ? 1 : elsewhere;
}
