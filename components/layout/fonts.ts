import localFont from "next/font/local";

/** Made by `npm run fonts`, self-hosted, loaded after the first paint. Fallbacks: components/ui/theme/font-fallbacks.css. */
const text = localFont({
  src: "../ui/theme/fonts/atkinson-hyperlegible-next.woff2",
  weight: "400 700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-text",
});

const display = localFont({
  src: "../ui/theme/fonts/vollkorn.woff2",
  weight: "500 800",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-display",
});

/** Class names for <html>: they set the font variables that components/ui/theme/tokens.css uses. */
export const fontVariables = `${text.variable} ${display.variable}`;
