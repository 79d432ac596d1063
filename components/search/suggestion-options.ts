import { routes } from "@/lib/routes";
import type { HitKind } from "@/lib/search/search-entry";
import type { Highlighted, Suggestions } from "@/lib/search/search-response";
import { suggestionTexts } from "@/lib/texts/search";

export type Option = {
  label: Highlighted;
  href: string;
  /** The query; an entry has none */
  q?: string;
  kind?: HitKind;
  meta?: string;
};

export type OptionGroup = { label: string; isRecent: boolean; options: Option[] };

export const keyOf = ({ href, q }: Option): string => `${href} ${q ?? ""}`;

const toOption = (q: string): Option => ({ label: [{ text: q, hit: false }], href: routes.search({ q }), q });

/** The options for a text: recent searches while it is empty, then completions and entries. */
export function toGroups(
  text: string,
  recent: readonly string[],
  { completions = [], entries = [] }: Partial<Suggestions> = {},
): OptionGroup[] {
  const typed = text.trim().toLocaleLowerCase("de");
  const completing = completions.filter((q) => q.toLocaleLowerCase("de") !== typed);
  const opening = entries.map(({ title, href, kind, meta }) => ({ label: title, href, kind, meta }));
  const groups = [
    { label: suggestionTexts.recent, isRecent: true, options: typed === "" ? recent.map(toOption) : [] },
    { label: suggestionTexts.completions, isRecent: false, options: completing.map(toOption) },
    { label: suggestionTexts.entries, isRecent: false, options: opening },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
