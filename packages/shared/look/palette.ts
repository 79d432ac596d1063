import { contrast, firstFitting, type Hex, isHex, lowestContrast, mix } from "./contrast.ts";

/** The colours that a village chooses. Without one the design's own applies. */
export type VillageColours = { accent?: Hex | undefined; main?: Hex | undefined };

/** What a custom property of components/ui/theme/tokens.css is in the light and in the dark colour scheme */
export type SchemeColours = { light: Hex; dark: Hex };
export type Palette = Record<string, SchemeColours>;

/** Of text, by WCAG 2.2 level AAA, and of the edge of a control */
export const minTextContrast = 7;
const minEdgeContrast = 3;

const white = "#ffffff";
const black = "#000000";
/** The design's text, and its grounds: page, card and tinted ground of each scheme */
const darkText = "#14241c";
const lightGrounds = ["#f2f5ea", "#ffffff", "#e4ead8"];
const darkGround = "#0e1814";
const darkGrounds = [darkGround, "#17241e", "#21322a"];
/** Dark scheme: the design's text on the main colour */
const lightText = "#eef3e6";
const mutedLightText = "#bccabd";
/** The design's heading, which is the text on its accent colour */
const defaultHeading = "#123d2b";

const isReadable = (text: Hex, grounds: readonly Hex[]) => lowestContrast(text, grounds) >= minTextContrast;

/** Headings and links are written in the main colour, on every ground of the light scheme. */
export const isMainColourReadable = (main: Hex): boolean => isReadable(main, lightGrounds);

/** Text stands on the accent colour: the design's dark one, or white. */
export const isAccentColourReadable = (accent: Hex): boolean =>
  [darkText, white].some((text) => isReadable(text, [accent]));

/**
 * The custom properties that differ from the design's, without "--". All text has a contrast of at least 7 : 1 in both
 * schemes. Colours that are no colours or that nobody could read are left out.
 */
export function paletteOf({ accent, main }: VillageColours): Palette {
  const readableMain = main && isHex(main) && isMainColourReadable(main) ? main.toLowerCase() : undefined;
  const readableAccent =
    accent && isHex(accent) && isAccentColourReadable(accent) ? accent.toLowerCase() : undefined;
  const heading = readableMain && mix(readableMain, black, 0.15);
  return {
    ...(readableMain && heading && mainPalette(readableMain, heading)),
    ...(readableAccent && accentPalette(readableAccent, heading ?? defaultHeading)),
    ...(heading && !readableAccent && textOnDesignAccent(heading)),
  };
}

function mainPalette(main: Hex, heading: Hex): Palette {
  const dark = firstFitting(main, darkGround, (ground) => isReadable(mutedLightText, [ground]), 0.3);
  const link = firstFitting(main, white, (colour) => isReadable(colour, darkGrounds), 0.6);
  const muted = firstFitting(main, white, (colour) => isReadable(colour, [main]), 0.82);
  return {
    "c-brand": { light: main, dark },
    "c-brand-hover": { light: mix(main, black, 0.25), dark: mix(dark, black, 0.15) },
    "c-on-brand": { light: white, dark: lightText },
    "c-on-brand-2": { light: muted, dark: mutedLightText },
    "c-heading": { light: heading, dark: "#f4f8ec" },
    "c-link": { light: main, dark: link },
    "c-line-strong": { light: heading, dark: "#9fb5a4" },
  };
}

function accentPalette(accent: Hex, heading: Hex): Palette {
  const text = [heading, darkText, white].find((colour) => isReadable(colour, [accent])) ?? white;
  // Away from the text, so that the contrast grows.
  const hover = text === white ? mix(accent, black, 0.15) : mix(accent, white, 0.32);
  const band = firstFitting(accent, darkGround, (ground) => isReadable(white, [ground]), 0.85);
  return {
    "c-raps": { light: accent, dark: accent },
    "c-raps-hover": { light: hover, dark: hover },
    "c-on-yellow": { light: text, dark: text },
    "c-raps-band": { light: accent, dark: band },
    "c-on-raps": {
      light: isReadable(darkText, [accent]) ? darkText : white,
      dark: firstFitting(accent, white, (colour) => isReadable(colour, [band]), 0.8),
    },
    "c-line-on-raps": {
      light: text,
      dark: firstFitting(accent, white, (colour) => contrast(colour, band) >= minEdgeContrast, 0.2),
    },
  };
}

const designAccent = "#ffd043";

/** The main colour on the design's yellow, where it can be read there */
const textOnDesignAccent = (heading: Hex): Palette =>
  isReadable(heading, [designAccent])
    ? {
        "c-on-yellow": { light: heading, dark: heading },
      }
    : {};

/** The nearest colours that can be read, darker and lighter; one of them where the other would be black or white */
export function readableNeighbours(hex: Hex, isReadableColour: (colour: Hex) => boolean): Hex[] {
  return [black, white]
    .map((end) => firstFitting(hex, end, isReadableColour))
    .filter((colour) => colour !== black && colour !== white && isReadableColour(colour));
}

/** The ground or text with which each colour is hardest to read, and the contrast with it */
export function weakestPair(kind: "accent" | "main", hex: Hex): { partner: Hex; ratio: number } {
  const partners = kind === "main" ? lightGrounds : [darkText, white];
  const pairs = partners.map((partner) => ({ partner, ratio: contrast(hex, partner) }));
  pairs.sort((a, b) => (kind === "main" ? a.ratio - b.ratio : b.ratio - a.ratio));
  return pairs[0] ?? { partner: white, ratio: 1 };
}
