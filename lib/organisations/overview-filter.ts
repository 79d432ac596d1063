import { cleanQuery } from "@/lib/search/clean-query";
import { containsAll, foldedWords } from "@/lib/search/contains-all";
import type { AgeSpan } from "./age-span";

/** What an overview is narrowed to; empty strings ask for nothing. Its names in the address are German. */
export type OverviewFilter = {
  /** Words, as typed */
  q: string;
  /** The value of one of the overview's groups: a club's category, a centre's kind */
  group: string;
  /** A child's age in whole years, as written */
  age: string;
};

export const filterNames = { q: "q", group: "art", age: "alter" } as const satisfies Record<
  keyof OverviewFilter,
  string
>;

/** What chooses centres to be set side by side, once for each. */
export const comparisonName = "vergleich";

/** What a filter looks at. */
export type Filterable = {
  /** All that can be searched, folded by lib/search */
  words: string;
  groups: readonly string[];
  ages?: AgeSpan | undefined;
};

export const noFilter: OverviewFilter = { q: "", group: "", age: "" };

/** The filter that an address asks for, whatever somebody wrote into it. */
export function toFilter(address: Pick<URLSearchParams, "get">): OverviewFilter {
  const given = (name: keyof OverviewFilter) => cleanQuery(address.get(filterNames[name]) ?? undefined);
  const age = given("age");
  return { q: given("q"), group: given("group"), age: /^\d{1,2}$/.test(age) ? age : "" };
}

/** The address's query with this filter; what else stands in it stays. */
export function withFilter(address: string, filter: OverviewFilter): string {
  const query = new URLSearchParams(address);
  for (const key of Object.keys(filterNames) as (keyof OverviewFilter)[]) {
    if (filter[key].trim() === "") query.delete(filterNames[key]);
    else query.set(filterNames[key], filter[key].trim());
  }
  return query.size > 0 ? `?${query}` : "";
}

/** Whether an entry is asked for. One that says nothing about ages may be right for every child. */
export function fits({ words, groups, ages }: Filterable, { q, group, age }: OverviewFilter): boolean {
  if (group !== "" && !groups.includes(group)) return false;
  if (age !== "" && ages && (Number(age) < ages.from || Number(age) > ages.to)) return false;
  return containsAll(words, foldedWords(q));
}
