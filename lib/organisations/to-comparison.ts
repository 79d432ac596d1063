export type Comparison<Item> = {
  /** Two to four, in the order of the overview; none when there is nothing to compare */
  items: Item[];
  /** The slugs that are ticked, also when they are too few */
  ticked: string[];
  problem?: "too few" | "too many" | undefined;
};

/** A page has room for so many columns. */
const maxItems = 4;

/** Parses the comparison from the slugs of a query string. Unknown and repeated slugs are ignored. */
export function toComparison<Item extends { slug: string }>(
  given: string | string[] | undefined,
  all: readonly Item[],
): Comparison<Item> {
  const slugs = new Set([given ?? []].flat());
  const chosen = all.filter(({ slug }) => slugs.has(slug));
  const shown = chosen.slice(0, maxItems);
  const ticked = shown.map(({ slug }) => slug);
  if (chosen.length < 2) return { items: [], ticked, problem: given === undefined ? undefined : "too few" };
  return { items: shown, ticked, problem: chosen.length > maxItems ? "too many" : undefined };
}
