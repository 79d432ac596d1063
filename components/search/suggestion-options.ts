import { routes } from "@/lib/routes";
import type { Highlighted, HitKind, Suggestions } from "@/lib/search/search-response";
import { suggestionTexts } from "@/lib/texts/search";

/** One row of the list: a text to search, or an entry to open. */
export type Option = {
  label: Highlighted;
  href: string;
  /** The text that it searches; an entry has none */
  q?: string;
  kind?: HitKind;
  meta?: string;
};

export type OptionGroup = { label: string; isRecent: boolean; options: Option[] };

const mostCompletions = 4;
const mostEntries = 5;

const toSearch = (q: string): Option => ({ label: [{ text: q, hit: false }], href: routes.search({ q }), q });

/** What can be chosen below a text: without text what was searched last, then completions and entries. */
export function toGroups(
  text: string,
  recent: readonly string[],
  { completions = [], entries = [] }: Partial<Suggestions> = {},
): OptionGroup[] {
  const isTyped = (q: string) => q.toLocaleLowerCase("de") === text.trim().toLocaleLowerCase("de");
  const groups = [
    {
      ...{ label: suggestionTexts.recent, isRecent: true },
      options: text.trim() === "" ? recent.map(toSearch) : [],
    },
    {
      ...{ label: suggestionTexts.completions, isRecent: false },
      options: completions
        .filter((q) => !isTyped(q))
        .slice(0, mostCompletions)
        .map(toSearch),
    },
    {
      ...{ label: suggestionTexts.entries, isRecent: false },
      options: entries
        .slice(0, mostEntries)
        .map(({ title, href, kind, meta }) => ({ label: title, href, kind, meta })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
