import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { type PageNames, parseStylesheet, rulesFor, type StyleNode } from "./stylesheet";

/** Of all cached styles together: those of some 200 different pages */
const maxCharacters = 8_000_000;

const files = new Map<string, StyleNode[]>();
const styles = new LRUCache<string, string>({
  maxSize: maxCharacters,
  sizeCalculation: (css) => css.length || 1,
});

/** The rules of the build's stylesheets at `hrefs` that may apply to the elements of a page. */
export function criticalCss(html: string, hrefs: readonly string[]): string {
  const { classes, elements, attributes } = namesIn(html);
  const key = [...hrefs, "", ...classes, "", ...elements, "", ...attributes].join("\n");
  const cached = styles.get(key);
  if (cached !== undefined) return cached;
  const names = { classes: new Set([...classes].flatMap((list) => list.split(" "))), elements, attributes };
  const css = rulesFor(hrefs.flatMap(parsed), names);
  styles.set(key, css);
  return css;
}

function parsed(href: string): StyleNode[] {
  const known = files.get(href);
  if (known) return known;
  const path = href.replace(/^\/_next\//, "").replace(/\?.*$/, "");
  const file = join(/* turbopackIgnore: true */ process.env.NEXT_DIST_DIR ?? ".next", path);
  const nodes = parseStylesheet(readFileSync(/* turbopackIgnore: true */ file, "utf8"));
  files.set(href, nodes);
  return nodes;
}

/** The values of class attributes, the names of elements, and those data attributes that styles may ask for, each once. */
function namesIn(html: string): PageNames {
  const elements = new Set<string>();
  const tag = /<([a-z][a-z0-9]*)/g;
  for (let match = tag.exec(html); match; match = tag.exec(html)) elements.add(match[1] ?? "");
  const attributes = [...attributesIn(html, " data-")].map((attribute) => `data-${attribute}"`);
  return {
    classes: attributesIn(html, ' class="'),
    elements,
    // The numbers of static parts differ on every page.
    attributes: new Set(attributes.filter((each) => !each.startsWith("data-part="))),
  };
}

/** What follows `start` up to the end of a value, each once, in the order of the document */
function attributesIn(html: string, start: string): Set<string> {
  const found = new Set<string>();
  for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, at)) {
    const from = at + start.length;
    const valueAt = start.endsWith('"') ? from : html.indexOf('="', from) + 2;
    at = html.indexOf('"', valueAt);
    if (valueAt < from || at < 0) break;
    found.add(html.slice(from, at));
  }
  return found;
}
