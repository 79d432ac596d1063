import { expect } from "@playwright/test";
import { test } from "./support/stack";

// Playwright's client normalises less than a browser, so that each spelling goes out as it stands here.
const spellings = [
  "/%C3%BCbersicht/vereine",
  "/%c3%bcbersicht/vereine",
  "/u%CC%88bersicht/vereine",
  "/%C3%BCbersicht/kindertagesst%C3%A4tten",
  "/%c3%bcbersicht/kindertagesst%c3%a4tten",
  "/u%CC%88bersicht/kindertagessta%CC%88tten",
];

for (const path of spellings) {
  test(`${path} is served`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain("in Musterbach</h1>");
  });
}

const redirects = [
  ["/uebersicht/vereine", "/%C3%BCbersicht/vereine"],
  ["/uebersicht/kindertagesstaetten?art=Hort", "/%C3%BCbersicht/kindertagesst%C3%A4tten?art=Hort"],
] as const;

for (const [ascii, umlaut] of redirects) {
  test(`${ascii} leads to its one address`, async ({ request }) => {
    const response = await request.get(ascii, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(new URL(response.headers().location ?? "", response.url()).href).toBe(
      new URL(umlaut, response.url()).href,
    );
    expect((await request.get(ascii)).status()).toBe(200);
  });
}

test("a site that was started for one address serves the same", async ({ request, servers }) => {
  const site = await servers.startSite({ cmsUrl: process.env.CMS_URL ?? "", host: "127.0.0.1" });
  const address = `http://127.0.0.1:${site.port}`;
  for (const path of spellings) {
    expect((await request.get(address + path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
  for (const [ascii] of redirects) {
    expect((await request.get(address + ascii, { maxRedirects: 0 })).status(), ascii).toBe(308);
    expect((await request.get(address + ascii)).status(), ascii).toBe(200);
  }
  const missing = await request.get(`${address}/veranstaltung/gibt-es-nicht`);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain("Seite nicht gefunden</h1>");
});

test("without the CMS such a site answers 503 as well", async ({ request, servers }) => {
  const site = await servers.startSite({ cmsUrl: "http://127.0.0.1:9", host: "127.0.0.1" });
  const response = await request.get(`http://127.0.0.1:${site.port}/`);
  expect(response.status()).toBe(503);
  expect(await response.text()).toContain("Zurzeit nicht erreichbar</h1>");
});
