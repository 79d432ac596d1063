import localFont from "next/font/local";

/** Latin letters only, served by the site itself. Their fallbacks are components/ui/theme/font-fallbacks.css. */
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

/** Classes of <html>: the tokens read the font variables there. */
export const fontVariables = `${text.variable} ${display.variable}`;
