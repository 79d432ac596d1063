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

/**
 * The median of a field of some measurements.
 * @template {string} Field @param {Record<Field, number>[]} measured @param {Field} field
 */
export const medianOf = (measured, field) =>
  percentiles(
    measured.map((each) => each[field]),
    0.5,
  )[0];
