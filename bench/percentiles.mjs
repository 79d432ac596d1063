/**
 * The values at the given shares (0 to 1) of all values in ascending order.
 * @param {number[]} values @param {number[]} shares @returns {number[]}
 */
export function percentiles(values, ...shares) {
  const sorted = values.toSorted((a, b) => a - b);
  return shares.flatMap(
    (share) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? [],
  );
}
