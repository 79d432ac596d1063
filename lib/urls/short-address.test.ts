import { readdirSync } from "node:fs";
import { otherParts, targetParts } from "@dorfforum/shared/urls/short-address";
import { any, type SiteRoute } from "./site-route";
import { fileRoutes, pageRoutes, siteRoutes } from "./site-routes";

const firstPart = ({ pattern }: { pattern: string }) => pattern.split("/")[1] ?? "";

/** They redirect themselves, or nobody may open them. */
const noTargets = [siteRoutes.offer, siteRoutes.info, siteRoutes.unavailable];
const isOfOne = ({ isPersonal, pattern }: SiteRoute) => isPersonal && pattern.includes(any);
const targets = [...Object.values(pageRoutes), ...Object.values(fileRoutes)]
  .filter((route) => !noTargets.includes(route) && !isOfOne(route))
  .map(firstPart);
const all = [...Object.values(siteRoutes).map(firstPart), ...readdirSync("public")];

test("short addresses may lead to every page and file, and to nothing else", () => {
  expect(new Set(targetParts)).toEqual(new Set(targets));
});

test("what begins like a route or a file of public/ is no short address", () => {
  expect(new Set([...targetParts, ...otherParts])).toEqual(new Set(all.filter((part) => part !== "*")));
});
