import { decodedPath } from "@/lib/http/decoded-path";
import { iconFile, publicFile, routes } from "@/lib/urls/routes";
import { findRoute } from "./route-table";

const apiPaths = new Set<string>([
  routes.clubWords,
  routes.consentChoice,
  routes.cspReports,
  routes.datesOn(""),
  routes.feedbackTarget(),
  routes.health,
  routes.live,
  routes.metrics,
  routes.monitoring,
  routes.offlinePlan,
  routes.openedEntries,
  routes.ready,
  routes.robotTask(""),
  routes.searchApi(),
  routes.suggestionsApi(""),
  routes.webhook,
]);

/** Folders whose files count together */
const folders = [
  "/_next/static/",
  publicFile(""),
  iconFile(""),
  routes.formTarget(""),
  routes.withdrawal(""),
  routes.confirmationTarget(""),
];

/** The pattern of a request's route for metrics: `/veranstaltung/*`, or `other` for what no route answers. */
export function routeNameOf(url: string): string {
  const path = decodedPath(url.split("?", 1)[0] ?? "");
  if (path === undefined) return "other";
  if (apiPaths.has(path)) return path;
  const folder = folders.find((start) => path.startsWith(start));
  return folder ? `${folder}*` : (findRoute(path)?.pattern ?? "other");
}
