import localFont from "next/font/local";

/** The Latin subset, self-hosted. Fallback fonts: components/ui/theme/font-fallbacks.css. */
const text = localFont({
  src: "../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
  weight: "200 800",
  display: "swap",
  preload: true,
  adjustFontFallback: false,
  variable: "--font-text",
});

const display = localFont({
  src: "../../node_modules/@fontsource-variable/vollkorn/files/vollkorn-latin-wght-normal.woff2",
  weight: "400 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-display",
});

/** Class names for <html>: they set the font variables that components/ui/theme/tokens.css uses. */
export const fontVariables = `${text.variable} ${display.variable}`;
