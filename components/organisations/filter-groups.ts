export type FilterGroup = { value: string; label: string; count: number };

/** Takes the groups of each entry; gives the largest first, without the groups that all entries share. */
export function toFilterGroups(
  groupsOfEntries: readonly (readonly Omit<FilterGroup, "count">[])[],
): FilterGroup[] {
  const groups = new Map<string, FilterGroup>();
  for (const { value, label } of groupsOfEntries.flat()) {
    groups.set(value, { value, label, count: (groups.get(value)?.count ?? 0) + 1 });
  }
  return [...groups.values()]
    .filter(({ count }) => count < groupsOfEntries.length)
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, "de"));
}
