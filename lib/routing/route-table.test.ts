/** @jest-environment node */
import "@/lib/testing/server-environment";
import { readdirSync } from "node:fs";
import { dirname, relative } from "node:path";
import { config } from "@/middleware";
import { servedPaths } from "./route-table";

/** Folders of app/ with a page or a route handler, as paths: "/veranstaltung/[slug]" */
const appRoutes = readdirSync("app", { recursive: true, withFileTypes: true })
  .filter(({ name }) => /^(page|route)\.tsx?$/.test(name))
  .map(({ parentPath, name }) => `/${relative("app", dirname(`${parentPath}/${name}`))}`)
  .filter((path) => new RegExp(`^${config.matcher}$`).test(path));

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
