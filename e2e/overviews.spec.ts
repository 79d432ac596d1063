import { expect, test } from "@playwright/test";

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
