import { toMatchSet } from "@dorfforum/german-search/match-set";
import type { Way } from "./results";

/**
 * A query without words: everything in the order in which content is browsed where nothing is typed, nothing where only signs are,
 * or where the category does not exist
 */
export const browse: Way = ({ index, q, tokens, category, eligible }) =>
  tokens.length === 0 || category === false
    ? { matchSet: toMatchSet(index, []), slots: q === "" && category !== false ? eligible.slots() : [] }
    : undefined;
