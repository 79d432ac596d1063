import { readdirSync } from "node:fs";
import { dirname, relative } from "node:path";
import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import { config } from "@/middleware";
import { asciiPath, matchRoute } from "./match-route";
import { fileRoutes, pageRoutes } from "./site-routes";

/** Paths as the folders of app/ spell them */
const servedPaths = [...Object.values(pageRoutes), ...Object.values(fileRoutes)].map(({ pattern }) =>
  asciiPath(pattern),
);

const [matcher] = config.matcher;

/** Folders of app/ with a page or a route handler, as paths: "/veranstaltung/[slug]"; slots have no paths of their own. */
const appRoutes = readdirSync("app", { recursive: true, withFileTypes: true })
  .filter(({ name }) => /^(page|route)\.tsx?$/.test(name))
  .map(({ parentPath, name }) => `/${relative("app", dirname(`${parentPath}/${name}`))}`)
  .filter((path) => !path.startsWith("/@"))
  .filter((path) => new RegExp(`^${matcher}$`).test(path));

/** Whether a folder of app/ serves a path of the table. */
function serves(appRoute: string, path: string): boolean {
  const pattern = appRoute
    .replaceAll(".", "\\.")
    .replace(/\/\[\[.*\]\]$/, "(/.+)?")
    .replace(/\[[^\]]+\]/g, "[^/]+");
  return new RegExp(`^${pattern}$`).test(path);
}

test.each(appRoutes)("middleware decides about %s before it is rendered", (appRoute) => {
  expect(servedPaths.filter((path) => serves(appRoute, path))).not.toEqual([]);
});

test.each(servedPaths)("%s of the route table has a folder in app/", (path) => {
  expect(appRoutes.filter((appRoute) => serves(appRoute, path))).not.toEqual([]);
});

test("no two routes, of features or not, have one path", () => {
  expect(servedPaths.filter((path, index) => servedPaths.indexOf(path) !== index)).toEqual([]);
});

test("any path has one route or none, and a slug without slashes", () => {
  const anyPath = textWith(
    "/",
    "veranstaltung",
    "angebot",
    "kalender.ics",
    "übersicht",
    "vereine",
    "suchergebnisse",
    ".png",
    "%2F",
  );
  fc.assert(
    fc.property(anyPath, (path) => {
      const found = matchRoute(`/${path}`);
      if (found && !found.route.isDeep) expect(found.slug).not.toContain("/");
    }),
  );
});
