import { fold } from "@dorfforum/german-search/analysis/fold";
import { highlight } from "@dorfforum/german-search/highlighting/highlight";
import { correctedQuery } from "./did-you-mean";
import { suggestFunctions } from "./functions/find-functions";
import { attributesOf, inLanguages } from "./in-languages";
import { emptyContext, type SearchContext } from "./search-context";
import type { Suggestion, Suggestions } from "./search-response";
import { completeQuery } from "./suggesting/complete-query";
import { suggestDays } from "./suggesting/suggest-days";
import { suggestEntries } from "./suggesting/suggest-entries";
import { toTypedQuery } from "./suggesting/typed-query";
import { metaOf } from "./to-hit";
import type { VillageIndex } from "./village-index";

const maxEntries = 5;
const maxCompletions = 4;

/** What a query that is being typed may become. Of an empty one what is often searched. */
export function suggestFrom(
  index: VillageIndex,
  q: string,
  now: Date,
  context: SearchContext = emptyContext,
): Suggestions {
  const { names, oftenSearched, villageDays } = context;
  if (q === "") return { q, entries: [], completions: oftenSearched.slice(0, maxCompletions) };
  const functions = suggestFunctions(q, context);
  const query = toTypedQuery(index, q, now.getTime(), oftenSearched);
  const days = suggestDays(index, q, now, villageDays);
  const found = (query ? suggestEntries(index, query) : [])
    .filter((entry) => functions.every(({ href }) => href !== entry.href))
    .slice(0, days?.place === "last" ? maxEntries - 1 : maxEntries)
    .map((entry): Suggestion => {
      const { meta } = metaOf(index, entry, undefined, now.getTime());
      const { id, kind, href, isExternal } = entry;
      const title = query ? highlight(index, entry.title, query.matchSet.wordMatches) : [];
      return { id, title: inLanguages(title, entry), ...attributesOf(entry), kind, href, isExternal, meta };
    });
  const ofDays = days ? [days.suggestion] : [];
  const all = days?.place === "first" ? [...ofDays, ...found] : [...found, ...ofDays];
  const entries = all.slice(0, maxEntries);
  const corrected = query && functions.length === 0 ? correctedQuery(q, query.terms) : undefined;
  const completions = [
    ...(corrected ? [corrected] : []),
    ...(query ? completeQuery(index, query, names) : []),
  ];
  const others = withoutRepeated(completions, [q, ...entries.map(titleOf)]).slice(0, maxCompletions);
  return { q, entries, completions: others, ...(functions.length > 0 && { functions }) };
}

const titleOf = ({ title }: Suggestion) => title.map(({ text }) => text).join("");

/** Texts once each, and none that is shown already */
function withoutRepeated(texts: readonly string[], shown: readonly string[]): string[] {
  const known = new Set(shown.map(fold));
  return texts.filter((text) => {
    const isKnown = known.has(fold(text));
    known.add(fold(text));
    return !isKnown;
  });
}
