/** A colour as "#rrggbb" */
export type Hex = string;

export const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

const channelsOf = (hex: Hex): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The relative luminance of WCAG 2.2, from 0 (black) to 1 (white) */
export function luminance(hex: Hex): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.2, from 1 to 21 */
export function contrast(one: Hex, other: Hex): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The lowest contrast of a colour with several others */
export const lowestContrast = (hex: Hex, others: readonly Hex[]): number =>
  Math.min(...others.map((other) => contrast(hex, other)));

/** @param share of `other`, from 0 to 1 */
export function mix(hex: Hex, other: Hex, share: number): Hex {
  const added = channelsOf(other);
  const channels = channelsOf(hex).map((channel, at) => channel + ((added[at] ?? 0) - channel) * share);
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

const steps = 256;

/**
 * The first colour on the way from `hex` to `end` that fits.
 * @param from the share of `end` to begin with
 * @returns `end` when none fits before
 */
export function firstFitting(hex: Hex, end: Hex, fits: (colour: Hex) => boolean, from = 0): Hex {
  for (let step = Math.round(from * steps); step < steps; step++) {
    const colour = mix(hex, end, step / steps);
    if (fits(colour)) return colour;
  }
  return end;
}
