import { decodedPath } from "./decoded-path";
import { any, type SiteRoute } from "./site-route";
import { type RouteName, siteRoutes } from "./site-routes";

export type RouteMatch = {
  /** Undefined for a path below a folder of entries that is no entry's */
  name: RouteName | undefined;
  route: SiteRoute;
  /** What stands in place of the pattern's `*`; "" of a fixed path */
  slug: string;
};

/** Umlauts as the app's folders spell them, because Next cannot serve a folder with an umlaut. */
export const asciiPath = (path: string) => path.toLowerCase().replaceAll("ü", "ue").replaceAll("ä", "ae");

const entries = Object.entries(siteRoutes) as [RouteName, SiteRoute][];
const isFixed = ([, { pattern }]: [RouteName, SiteRoute]) => !pattern.includes(any);
const fixedMatches = entries.filter(isFixed).map(([name, route]): RouteMatch => ({ name, route, slug: "" }));
const byPath = new Map(fixedMatches.map((match) => [match.route.pattern, match]));
const byAsciiPath = new Map(
  fixedMatches
    .filter(({ route }) => route.kind === "page")
    .map((match) => [asciiPath(match.route.pattern), match]),
);

const folderOf = (path: string) => path.split("/", 2).join("/");
const patterns = entries
  .filter((entry) => !isFixed(entry))
  .map(([name, route]) => {
    const [start = "", end = ""] = route.pattern.split(any);
    return { name, route, start, end };
  });
/** Nothing else is below them. */
const entryFolders = new Map(
  patterns
    .filter(({ route }) => route.kind === "page" || route.kind === "file")
    .map(({ route }) => folderOf(route.pattern))
    .map((folder): [string, SiteRoute] => [folder, { pattern: `${folder}/…`, kind: "page" }]),
);

/**
 * The route of a decoded path, in any spelling of a fixed page's. Undefined for what nothing serves, and for files of `public/`
 * without a folder.
 */
export function matchRoute(path: string): RouteMatch | undefined {
  const fixed = byPath.get(path) ?? byAsciiPath.get(asciiPath(path));
  if (fixed) return fixed;
  for (const { name, route, start, end } of patterns) {
    if (!path.startsWith(start) || !path.endsWith(end)) continue;
    const slug = path.slice(start.length, path.length - end.length);
    if (slug !== "" && (route.isDeep || !slug.includes("/"))) return { name, route, slug };
  }
  const route = entryFolders.get(folderOf(path));
  return route && { name: undefined, route, slug: "" };
}

/** A request's address, read */
export type Target = {
  /** Decoded; undefined for malformed escapes */
  path: string | undefined;
  match: RouteMatch | undefined;
  /** Path and query as they were sent */
  sent: { path: string; query: string };
};

/** @param address path and query, as they were sent */
export function readTarget(address: string): Target {
  const [path = "", query = ""] = address.split(/\?(.*)/s, 2);
  const decoded = decodedPath(path);
  return {
    path: decoded,
    match: decoded === undefined ? undefined : matchRoute(decoded),
    sent: { path, query },
  };
}

/** The pattern of a route for metrics: `/veranstaltung/*`, or `other` for what no route answers. */
export const routeNameOf = (address: string): string => readTarget(address).match?.route.pattern ?? "other";
