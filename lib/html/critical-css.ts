import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { cacheBytes } from "@/lib/caches/cache-bytes";
import { parseStylesheet, rulesFor, type StyleNode } from "./stylesheet";

const files = new Map<string, StyleNode[]>();
const styles = new LRUCache<string, string>({
  maxSize: cacheBytes.styles,
  sizeCalculation: (css) => css.length || 1,
});

/**
 * The rules of the build's stylesheets at `hrefs` that may apply to the elements of a page.
 * @param html byte string @returns byte string
 */
export function criticalCss(html: string, hrefs: readonly string[]): string {
  const { classes, others } = namesIn(html);
  const key = [...hrefs, "", ...classes, "", ...others].join("\n");
  const cached = styles.get(key);
  if (cached !== undefined) return cached;
  const names = new Set([
    ...others,
    ...[...classes].flatMap((list) => list.split(" ").map((name) => `.${name}`)),
  ]);
  const css = rulesFor(hrefs.flatMap(parsed), names);
  styles.set(key, css);
  return css;
}

function parsed(href: string): StyleNode[] {
  const known = files.get(href);
  if (known) return known;
  const path = href.replace(/^\/_next\//, "").replace(/\?.*$/, "");
  const file = join(/* turbopackIgnore: true */ process.env.NEXT_DIST_DIR ?? ".next", path);
  const nodes = parseStylesheet(readFileSync(/* turbopackIgnore: true */ file, "latin1"));
  files.set(href, nodes);
  return nodes;
}

/** The values of class attributes, and the selectors of elements and data attributes, each once */
function namesIn(html: string): Record<"classes" | "others", Set<string>> {
  const classes = new Set<string>();
  const others = new Set<string>();
  for (const [, list = ""] of html.matchAll(/ class="([^"]*)/g)) classes.add(list);
  for (const [, element = ""] of html.matchAll(/<([a-z][a-z0-9]*)/g)) others.add(element);
  for (const [, name, value = ""] of html.matchAll(/ (data-[\w-]+)(?:="([^"]*))?/g)) {
    // It differs on every page, and no rule asks for it.
    if (name !== "data-part") others.add(`[${name}]`).add(`[${name}="${value}"]`);
  }
  return { classes, others };
}
