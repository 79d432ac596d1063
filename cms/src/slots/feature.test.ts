import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { featureNames } from "@dorfforum/shared/features/feature-names";
import { core } from "../core";
import { features } from "../features";
import { refuseSameClaims } from "./claims";
import { type CmsFeature, featuresOff, fromFeatures, signIn } from "./feature";
import { inboxes } from "./inboxes";
import { panelRoute } from "./panel-routes";

afterEach(() => {
  delete process.env.FEATURES;
});

test("no two features want the same", () => assert.doesNotThrow(() => refuseSameClaims([core, ...features])));

const panel = (method: "GET" | "POST", path: string) => ({
  controllers: {},
  policies: {},
  routes: [panelRoute(method, path, "a.b")],
});
const compose = async () => undefined;

for (const [claim, one, other] of [
  ["the name a", { name: "a" }, { name: "a" }],
  [
    "the mail bescheid",
    { name: "a", mails: [{ kinds: ["bescheid"], compose }] },
    { name: "b", mails: [{ kinds: ["erinnerung", "bescheid"], compose }] },
  ],
  [
    "the route GET /raumanfragen",
    { name: "a", panel: panel("GET", "/raumanfragen") },
    { name: "b", panel: panel("GET", "/raumanfragen") },
  ],
] as [string, CmsFeature, CmsFeature][])
  test(`two features that want ${claim} are refused`, () =>
    assert.throws(() => refuseSameClaims([one, other]), {
      message: `The features ${one.name} and ${other.name} both want ${claim}.`,
    }));

test("a path of two methods may have two features", () =>
  assert.doesNotThrow(() =>
    refuseSameClaims([
      { name: "a", panel: panel("GET", "/raumanfragen") },
      { name: "b", panel: panel("POST", "/raumanfragen") },
    ]),
  ));

test("a feature that is off takes nothing new, and keeps and removes what is there", () => {
  const slots = () => ({
    actions: fromFeatures(({ writeActions }) => writeActions),
    links: fromFeatures(({ linkActions }) => linkActions),
    routes: fromFeatures((feature) => feature.panel?.routes),
    steps: fromFeatures(({ setUp }) => setUp?.map(({ title }) => title)),
    grants: fromFeatures(({ roles }) => roles?.map(({ entries }) => Object.keys(entries))).flat(),
    roles: fromFeatures(({ roles }) => roles).length,
    inboxes: inboxes().length,
  });
  const switched = features.filter(({ name }) => featureNames.some((known) => known === name));
  signIn(switched);
  const on = slots();
  assert.deepEqual(featuresOff(), []);
  process.env.FEATURES = "none";
  signIn(switched);
  assert.deepEqual(slots(), { ...on, actions: [], routes: [], grants: [], steps: [] });
  assert.ok(
    on.actions.length > 0 &&
      on.links.length > 0 &&
      on.routes.length > 0 &&
      on.grants.length > 0 &&
      on.steps.length > 0,
  );
  assert.deepEqual(
    featuresOff().map(({ name }) => name),
    ["rooms", "letters", "registrations"],
  );
});
