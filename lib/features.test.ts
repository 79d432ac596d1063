import { featureNames } from "@dorfforum/shared/features/feature-names";
import { serverEnv } from "@/lib/env/server";
import { decide } from "@/lib/routing/decide";
import { ruleOf } from "@/lib/routing/page-rules";
import { searchedTypes } from "@/lib/search/indexing/content-sources";
import { formNames } from "@/lib/urls/form-names";
import { readTarget } from "@/lib/urls/match-route";
import type { SiteRoute } from "@/lib/urls/site-route";
import { fileRoutes, pageRoutes, siteRoutes } from "@/lib/urls/site-routes";
import { activeFeatures, isOff } from "./features";
import { featureBases, featureForms, featureOf } from "./features-base";

const leaveOut = (off: string) =>
  jest.replaceProperty(
    serverEnv(),
    "FEATURES",
    featureNames.filter((name) => name !== off),
  );
afterEach(() => jest.restoreAllMocks());

const decided = Object.keys({ ...pageRoutes, ...fileRoutes });
const namesOf = (feature: string) =>
  [...Object.keys(siteRoutes), ...Object.keys(featureForms)].filter((name) => featureOf(name) === feature);
const routeOf = (name: string): SiteRoute | undefined =>
  Object.entries(siteRoutes).find(([known]) => known === name)?.[1];
/** What people have no link to */
const ownOf = (feature: string) => namesOf(feature).filter((name) => !routeOf(name)?.isPersonal);

test("every page and file has a rule, those of features too", () => {
  expect(decided.filter((name) => !ruleOf(name))).toEqual([]);
});

/** What one of two features would silently lose */
const claimedTwice = (features: { routes: Record<string, object>; forms: object }[]) => {
  const claims = features.flatMap(({ routes, forms }) =>
    [...Object.values(routes), forms].flatMap((part) => Object.keys(part)),
  );
  return claims.filter((claim, index) => claims.indexOf(claim) !== index);
};

test("no two features have a route or a form of one name, and no form has the name of one of the site", () => {
  const features = Object.values(featureBases);
  expect(claimedTwice(features)).toEqual([]);
  const other = { routes: { pages: { room: {} } }, forms: { raum: {} } };
  expect(claimedTwice([...features, other])).toEqual(["room", "raum"]);
  expect(new Set(formNames).size).toBe(formNames.length);
});

describe.each(featureNames)("without %s", (feature) => {
  test("its routes and forms are off but for pages and files for one person, and nothing else", () => {
    expect(namesOf(feature).filter(isOff)).toEqual([]);
    leaveOut(feature);
    expect([...Object.keys(siteRoutes), ...Object.keys(featureForms)].filter(isOff)).toEqual(ownOf(feature));
  });

  test("its pages and files are not found, whatever the content", async () => {
    leaveOut(feature);
    const paths = ownOf(feature).flatMap((name) => routeOf(name)?.pattern.replace("*", "a") ?? []);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths)
      expect([path, await decide(readTarget(path))]).toEqual([path, { kind: "not found" }]);
  });

  test("nothing of it is searched", () => {
    const before = searchedTypes().length;
    const own = activeFeatures().find(({ name }) => name === feature)?.searched ?? [];
    leaveOut(feature);
    expect(searchedTypes()).toHaveLength(before - own.length);
  });
});
