import { featureNames, writeFeatures } from "@dorfforum/shared/features/feature-names";
import { registrationFirstParts } from "@dorfforum/shared/registrations/paths";
import { roomFirstParts } from "@dorfforum/shared/rooms/paths";
import { expect } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { mailEnv } from "../scripts/stack/mailbox";
import { test } from "./support/stack";

/** None, each alone, and each left out */
const combinations = [
  [],
  ...featureNames.map((name) => [name]),
  ...featureNames.map((name) => featureNames.filter((other) => other !== name)),
].map(writeFeatures);

const firstParts = { rooms: roomFirstParts, registrations: registrationFirstParts, letters: ["bescheid"] };

const begin = [
  routes.home,
  routes.calendar(),
  routes.news(),
  routes.participate,
  routes.contact,
  routes.clubs,
  routes.waste,
  routes.subscribe(),
  routes.event("repair-cafe"),
  routes.search({ q: "Halle mieten" }),
  routes.search({ q: "newsletter" }),
  routes.search({ q: "anmelden" }),
];

for (const Features of combinations)
  test(`with FEATURES=${Features} CMS and site start, pages are built and no link of theirs is dead`, async ({
    servers,
  }) => {
    const [mailPort, port] = [await servers.freePort(), await servers.freePort()];
    const env = { FEATURES: Features, ...mailEnv(mailPort), SITE_URL: `http://localhost:${port}` };
    const cms = await servers.startCms({ env });
    const site = await servers.startSite({ cmsUrl: cms.url, port, env: { FEATURES: Features } });
    const read = (path: string) => fetch(site.url + path, { redirect: "manual" });
    const linked = new Map<string, string>();
    for (const path of begin) {
      const response = await read(path);
      expect([path, response.status]).toEqual([path, 200]);
      for (const [, href = ""] of (await response.text()).matchAll(/<a [^>]*href="(\/[^"#]*)/g))
        if (!linked.has(href)) linked.set(href, path);
    }
    expect(linked.size).toBeGreaterThan(60);
    const dead: string[] = [];
    for (const [href, path] of linked)
      if ((await read(href.replaceAll("&amp;", "&"))).status >= 400) dead.push(`${href} on ${path}`);
    expect(dead).toEqual([]);
    const on = Features.split(",");
    const toFeaturesOff = featureNames
      .filter((name) => !on.includes(name))
      .flatMap((name) => firstParts[name].map((part) => `/${part}`));
    const shown = [...linked.keys()].filter((href) =>
      toFeaturesOff.includes(/^\/[^/?]*/.exec(href)?.[0] ?? ""),
    );
    expect(shown).toEqual([]);
  });
