import type { MatchSet } from "@dorfforum/german-search/match-set";
import { titleBoost } from "@dorfforum/german-search/ranking/rank";
import { headOf } from "../search-entry";
import type { VillageIndex } from "../village-index";

/** What an entry is to the words of a query that names a time */

const has = (index: VillageIndex, text: string, words: MatchSet): boolean =>
  titleBoost(index, text, words).matched.size > 0;

/** Whether an event has words in its title, or is where or by whom they say. In its text they may stand for anything. */
export function isCalledBy(index: VillageIndex, slot: number, words: MatchSet): boolean {
  const { title = "", names = [] } = index.entries[slot] ?? {};
  return [title, ...names].some((name) => has(index, name, words));
}

/** Whether an entry is an info or an offer of what words say: a Personalausweis is needed by next week, no event with one. */
export function isService(index: VillageIndex, slot: number, words: MatchSet): boolean {
  const { kind, title = "" } = index.entries[slot] ?? {};
  return (kind === "info" || kind === "angebot") && has(index, headOf(title), words);
}

/** Whether an entry is no event, and about words */
export function isStanding(index: VillageIndex, slot = -1, words: MatchSet): boolean {
  const entry = index.entries[slot];
  return entry !== undefined && !entry.dates && has(index, `${entry.title} ${entry.lead}`, words);
}
