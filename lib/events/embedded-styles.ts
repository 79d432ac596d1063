import { type Palette, paletteOf } from "@dorfforum/shared/look/palette";
import { getOrganisation } from "@/lib/cms/organisations";
import { getSettings } from "@/lib/cms/settings";

/** The design's colours, as far as the list of an organisation's dates has them */
const design: Palette = {
  "c-raps": { light: "#ffd043", dark: "#ffd043" },
  "c-on-yellow": { light: "#123d2b", dark: "#123d2b" },
  "c-link": { light: "#0d5234", dark: "#9fdcb4" },
};

/**
 * The styles of the list that an organisation shows in its own website: in its own accent colour, else in the village's. The
 * document's policy names their hash, so that no other styles apply.
 * @throws CmsRequestError without a copy
 */
export async function getEmbeddedStyles(slug: string): Promise<string> {
  const [organisation, settings] = await Promise.all([getOrganisation(slug), getSettings()]);
  const colours = {
    ...design,
    ...settings?.palette,
    ...paletteOf({ accent: organisation?.accentColour }),
  };
  const properties = (scheme: "light" | "dark") =>
    Object.keys(design)
      .map((name) => `--${name}:${colours[name]?.[scheme]};`)
      .join("");
  return `:root{color-scheme:light dark;${properties("light")}--ground:#fff;--text:#14241c;--muted:#3b4b41;--line:#ccd5c8}
@media screen and (prefers-color-scheme:dark){:root{${properties("dark")}--ground:#17241e;--text:#eef3e6;--muted:#bccabd;--line:#3b4f44}}
body{margin:0;background:var(--ground);color:var(--text);font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{position:sticky;top:0;margin:0;padding:.6em .8em;background:var(--c-raps);color:var(--c-on-yellow);font-size:1.2rem}
p,ul{margin:0;padding:.75em 1em;list-style:none}
li{padding:.6em 0;border-bottom:1px solid var(--line)}
a{color:var(--c-link);display:inline-block;padding:.6em 0}
li a{font-weight:bold}
a:focus-visible{outline:3px solid;outline-offset:2px}
small{display:block;color:var(--muted);font-size:1rem}`;
}
