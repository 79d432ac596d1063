import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { routeNameOf } from "./match-route";
import { routes } from "./routes";

test.each([
  ["/", "/"],
  [routes.event("feuerwehrfest"), "/veranstaltung/*"],
  [`${routes.event("gibt-es-nicht")}?a=b`, "/veranstaltung/*"],
  [routes.eventFile("feuerwehrfest"), "/veranstaltung/*/kalender.ics"],
  [routes.event("a/../b"), "/veranstaltung/…"],
  [routes.clubs, "/übersicht/vereine"],
  ["/Uebersicht/Vereine", "/übersicht/vereine"],
  [routes.category("a/b"), "/suchergebnisse/*"],
  ["/_next/static/chunks/a.js", "/_next/static/*"],
  ["/medien/hero.webm", "/medien/*"],
  [routes.formTarget("kontakt"), "/api/formulare/*"],
  [routes.confirmation("a-b_c9"), "/bestaetigen/*"],
  [routes.mailSubscription("a-b_c9"), "/bescheid/*"],
  [routes.leaveTheme("a-b_c9", "kategorie:abc"), "/abmelden/*"],
  [routes.leaveThemeTarget("a-b_c9", "woche"), "/api/abmelden/*"],
  ["/api/gibt-es-nicht", "other"],
  ["/.env", "other"],
  ["/%zz", "other"],
  ["*", "other"],
])("%s counts as %s", (url, name) => {
  expect(routeNameOf(url)).toBe(name);
});

const apiRoutes = readdirSync("app/api", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("route.ts") && !file.includes("..."))
  .map((file) => `/api/${dirname(file)}`.replace(/\[\w+\]/, "*"));

test.each(apiRoutes)("%s has a name of its own", (path) => {
  expect(routeNameOf(path)).toBe(path);
});
