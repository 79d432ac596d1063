import { cleanQuery } from "@/lib/search/clean-query";
import { containsAll, foldedWords } from "@/lib/search/contains-all";
import { filterNames } from "@/lib/urls/overview-parameters";
import type { AgeSpan } from "./age-span";

/** The filter of an overview; an empty string does not filter. */
export type OverviewFilter = {
  /** Words, as typed */
  q: string;
  /** The value of one of the overview's groups: a club's category, a centre's kind */
  group: string;
  /** A child's age in whole years, as written */
  age: string;
};

/** What a filter compares an entry by. */
export type Filterable = {
  /** The searchable text, folded by lib/search; without it an entry fits every text */
  words?: string | undefined;
  groups: readonly string[];
  ages?: AgeSpan | undefined;
};

export const noFilter: OverviewFilter = { q: "", group: "", age: "" };

/** Parses the filter from a query string. Invalid parameters are ignored. */
export function toFilter(query: Pick<URLSearchParams, "get">): OverviewFilter {
  const given = (name: keyof OverviewFilter) => cleanQuery(query.get(filterNames[name]) ?? undefined);
  const age = given("age");
  return { q: given("q"), group: given("group"), age: /^\d{1,2}$/.test(age) ? age : "" };
}

/** A query string ("?…" or empty) with this filter in place of the former; other parameters stay. */
export function withFilter(search: string, filter: OverviewFilter): string {
  const query = new URLSearchParams(search);
  for (const key of Object.keys(filterNames) as (keyof OverviewFilter)[]) {
    if (filter[key].trim() === "") query.delete(filterNames[key]);
    else query.set(filterNames[key], filter[key].trim());
  }
  return query.size > 0 ? `?${query}` : "";
}

/** Whether an entry fits a filter. An entry without ages fits every age. */
export function fits({ words, groups, ages }: Filterable, { q, group, age }: OverviewFilter): boolean {
  if (group !== "" && !groups.includes(group)) return false;
  if (age !== "" && ages && (Number(age) < ages.from || Number(age) > ages.to)) return false;
  return words === undefined || containsAll(words, foldedWords(q));
}
