import type { FilterGroup } from "./filter-form";

type Group = { value: string; label: string };

/** The groups that tell entries apart, the largest first, with how many entries each has. One that all share tells nothing. */
export function toFilterGroups(groupsOfEntries: readonly (readonly Group[])[]): FilterGroup[] {
  const groups = new Map<string, FilterGroup>();
  for (const { value, label } of groupsOfEntries.flat()) {
    groups.set(value, { value, label, count: (groups.get(value)?.count ?? 0) + 1 });
  }
  return [...groups.values()]
    .filter(({ count }) => count < groupsOfEntries.length)
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, "de"));
}
