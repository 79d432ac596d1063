import type { Palette } from "@dorfforum/shared/look/palette";
import { processWide } from "@/lib/runtime/process-wide";

const look = processWide("lookStyles", () => ({ css: "" }));

/** The styles of the village's own look, for the `<style>` of every page; "" for the design's own. */
export const lookStyles = (): string => look.css;

/** What of the look is the village's own. `silhouette` is the address of a picture. */
export type Look = { palette: Palette; silhouette?: string | undefined };

export function setLook(own: Look): void {
  look.css = toLookStyles(own);
}

/**
 * The custom properties that differ from components/ui/theme/tokens.css. They stand in the same layer, so that the styles for
 * printing still win, and outweigh it by a second `:root`, since the stylesheet comes later in the page.
 */
export function toLookStyles({ palette, silhouette }: Look): string {
  const colours = Object.entries(palette);
  const properties = (scheme: "light" | "dark") =>
    colours.map(([name, colour]) => `--${name}:${colour[scheme]};`).join("");
  const always = properties("light") + (silhouette ? `--silhouette:url(${JSON.stringify(silhouette)});` : "");
  if (!always) return "";
  const dark =
    colours.length > 0
      ? `@media screen and (prefers-color-scheme:dark){:root:root{${properties("dark")}}}`
      : "";
  return `@layer tokens{:root:root{${always}}${dark}}`;
}
