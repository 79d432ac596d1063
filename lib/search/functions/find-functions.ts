import { fold } from "@dorfforum/german-search/analysis/fold";
import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { latestResult } from "@dorfforum/shared/runtime/latest-result";
import type { SiteFunction } from "@/lib/navigation/site-function";
import type { SearchContext } from "../search-context";
import type { FoundFunction } from "../search-response";
import { FunctionMatcher } from "./match-functions";

/** Below the field so few leave room for entries. */
const maxSuggested = 2;

/** What the site can do for a query, best first. @param allowsTypos whether the content lacks a word of it */
export const findFunctions = (
  q: string,
  context: SearchContext,
  allowsTypos: () => boolean,
): FoundFunction[] => matcherOf(context).find(q, allowsTypos).map(toFound);

/** The same for a query that is being typed */
export const suggestFunctions = (q: string, context: SearchContext): FoundFunction[] =>
  matcherOf(context).suggest(q).slice(0, maxSuggested).map(toFound);

const toFound = ({ title, lead, href }: SiteFunction): FoundFunction => ({ title, lead, href });

const latest = latestResult<readonly SiteFunction[], FunctionMatcher>();

function matcherOf({ functions, townHall }: SearchContext): FunctionMatcher {
  const names = `${townHall?.village ?? ""} ${townHall?.town ?? ""}`;
  return latest(
    functions,
    names,
    () => new FunctionMatcher(functions, new Set(tokenize(names).map(({ text }) => fold(text)))),
  );
}
