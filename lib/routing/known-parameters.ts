import { decodedPath } from "@/lib/http/decoded-path";
import { comparisonName, filterNames } from "@/lib/organisations/overview-filter";
import { shareKinds } from "@/lib/share/share-card";
import { routes } from "@/lib/urls/routes";
import { any, asciiPath, findRoute } from "./route-table";

const overview = [...Object.values(filterNames), comparisonName];
const results = ["q", "c", "art", "ohne", "woertlich", "seite"];
const subscribed = ["kategorie", "veranstalter"];

/** By the pattern of a route. No page and no cache sees any other parameter. */
export const knownParameters = new Map<string, readonly string[]>([
  [routes.calendar(), ["zeit", "monat", "tag", "von", "bis", ...subscribed, "ansicht", "seite"]],
  [routes.calendarFile(), subscribed],
  [routes.subscribe(), subscribed],
  [routes.event(any), ["tag"]],
  [routes.eventFile(any), ["tag"]],
  [routes.article(any), ["sprache"]],
  [routes.news(), ["seite"]],
  [routes.poster(), ["zeitraum", "ab"]],
  ...[routes.clubs, routes.daycare].flatMap((path) =>
    [decodeURIComponent(path), asciiPath(decodeURIComponent(path))].map((each): [string, string[]] => [
      each,
      overview,
    ]),
  ),
  [routes.search(), results],
  [routes.category(any), results],
  [routes.contact, ["antwort"]],
  [routes.participate, ["art", "seite", "antwort"]],
  [routes.reportBarrier(), ["seite", "antwort"]],
  [routes.reportContent(), ["seite", "antwort"]],
  [routes.cookies(), ["stand"]],
  [routes.feedback("beitrag", any), ["stand", "text"]],
  [routes.feedback("veranstaltung", any), ["stand", "text"]],
  [routes.feedback("organisation", any), ["stand", "text"]],
  [routes.proposal(any), ["stand", "antwort"]],
  [routes.confirmation(any), ["stand"]],
  [routes.media(any), ["v", "w", "f"]],
  [routes.villageIcon(any), ["v"]],
  ...shareKinds.map((kind): [string, string[]] => [routes.sharePicture(kind, any), ["v"]]),
]);

/** A path in the spelling of links. One with a slash at its end stays: Next redirects it. */
const spelled = (path: string, decoded: string): string =>
  path.length > 1 && path.endsWith("/") ? path : decoded.split("/").map(encodeURIComponent).join("/");

/**
 * An address in one spelling with the parameters that its route knows, in one order. `isOpen` says that strangers can make up any
 * number of such addresses with a page.
 * @param address path and query, as they were sent
 * @param extra names that are kept on every route
 * @returns undefined for what is no route of the app
 */
export function canonicalAddress(address: string, extra: readonly string[] = []) {
  const [path = "", query] = address.split(/\?(.*)/s, 2);
  const decoded = decodedPath(path);
  const match = decoded === undefined ? undefined : findRoute(decoded);
  if (decoded === undefined || !match) return undefined;
  const sent = new URLSearchParams(query);
  const names = [...(knownParameters.get(match.pattern) ?? []), ...extra];
  const known = new URLSearchParams(
    names.flatMap((name) => sent.getAll(name).map((value): [string, string] => [name, value])),
  );
  return {
    address: known.size > 0 ? `${spelled(path, decoded)}?${known}` : spelled(path, decoded),
    pattern: match.pattern,
    isOpen: known.size > 0 || match.route.isDeep === true,
  };
}
