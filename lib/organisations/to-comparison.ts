export type Comparison<Place> = {
  /** Two to four, in the order of the overview; none when there is nothing to compare */
  places: Place[];
  /** What has been ticked, also when it is too little */
  ticked: string[];
  problem?: "too few" | "too many";
};

/** More columns than this fit no page. */
const most = 4;

/** What an address sets side by side, whatever somebody wrote into it: unknown slugs and second mentions do not count. */
export function toComparison<Place extends { slug: string }>(
  given: string | string[] | undefined,
  all: readonly Place[],
): Comparison<Place> {
  const asked = new Set([given ?? []].flat());
  const chosen = all.filter(({ slug }) => asked.has(slug));
  const places = chosen.length < 2 ? [] : chosen.slice(0, most);
  const ticked = (places.length > 0 ? places : chosen).map(({ slug }) => slug);
  if (given !== undefined && chosen.length < 2) return { places, ticked, problem: "too few" };
  return { places, ticked, ...(chosen.length > most ? { problem: "too many" } : {}) };
}
