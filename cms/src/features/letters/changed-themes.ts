import type { Theme } from "@dorfforum/shared/letters/themes";

/**
 * The themes after a page was saved. What was ordered after the page had been read stays.
 * @param shown the themes that the page had ticked
 * @param ticked those that came back ticked
 */
export const changedThemes = (
  stored: readonly Theme[],
  shown: readonly Theme[],
  ticked: readonly Theme[],
): Theme[] => [
  ...new Set([...stored.filter((theme) => ticked.includes(theme) || !shown.includes(theme)), ...ticked]),
];
