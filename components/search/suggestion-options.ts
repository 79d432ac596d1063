import type { FoundFunction, ShownText, Suggestions } from "@/lib/search/search-response";
import { functionTexts, suggestionTexts } from "@/lib/texts/search";
import type { LanguageAttributes } from "@/lib/typography/language-parts";
import { routes } from "@/lib/urls/routes";
import type { Kind } from "@/lib/urls/search-params";

export type Option = LanguageAttributes & {
  label: ShownText;
  href: string;
  isExternal?: boolean | undefined;
  /** The query; an entry has none */
  q?: string;
  kind?: Kind;
  meta?: string;
  /** Of an entry */
  id?: string;
};

export type OptionGroup = { label: string; isRecent: boolean; options: Option[] };

export const keyOf = ({ href, q }: Option): string => `${href} ${q ?? ""}`;

const toOption = (q: string): Option => ({ label: [{ text: q, hit: false }], href: routes.search({ q }), q });

const toFunctionOption = ({ title, href }: FoundFunction): Option => ({
  label: [{ text: title, hit: false }],
  href,
});

/** The options for a text: while it is empty recent and popular searches, then what one can do here, completions and entries. */
export function toGroups(
  text: string,
  recent: readonly string[],
  { completions = [], entries = [], functions = [] }: Partial<Suggestions> = {},
): OptionGroup[] {
  const inLowerCase = (q: string) => q.toLocaleLowerCase("de");
  const typed = inLowerCase(text.trim());
  const shown = new Set(typed === "" ? recent.map(inLowerCase) : [typed]);
  const searches = completions.filter((q) => !shown.has(inLowerCase(q))).map(toOption);
  const opening = entries.map(({ title, ...entry }) => ({ label: title, ...entry }));
  const completing = typed === "" ? suggestionTexts.popular : suggestionTexts.completions;
  const groups = [
    { label: suggestionTexts.recent, isRecent: true, options: typed === "" ? recent.map(toOption) : [] },
    { label: functionTexts.title, isRecent: false, options: functions.map(toFunctionOption) },
    { label: completing, isRecent: false, options: searches },
    { label: suggestionTexts.entries, isRecent: false, options: opening },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
