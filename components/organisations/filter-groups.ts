/** A category or kind that entries can be filtered by, and how many entries it has */
export type FilterGroup = { value: string; label: string; count: number };

type Group = Omit<FilterGroup, "count">;

/**
 * The groups of some entries, the largest first. A group that all entries share is left out.
 * @param groupsOfEntries the groups of each entry
 */
export function toFilterGroups(groupsOfEntries: readonly (readonly Group[])[]): FilterGroup[] {
  const groups = new Map<string, FilterGroup>();
  for (const { value, label } of groupsOfEntries.flat()) {
    groups.set(value, { value, label, count: (groups.get(value)?.count ?? 0) + 1 });
  }
  return [...groups.values()]
    .filter(({ count }) => count < groupsOfEntries.length)
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, "de"));
}
