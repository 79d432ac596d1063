import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { XMLParser } from "fast-xml-parser";
import sharp from "sharp";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { routes } from "@/lib/urls/routes";

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  isArray: (name) => ["url", "entry", "link"].includes(name),
});

const pathOf = (address: string) => new URL(address).pathname;

type Listed = { Slug: string; Organisation?: "verein" | "kindertagesstätte" };

/** A type's published entries according to the CMS, with their slugs */
async function entriesOf(request: APIRequestContext, plural: string, fields = ""): Promise<Listed[]> {
  const address = `${process.env.CMS_URL}/api/${plural}?fields[0]=Slug&pagination[pageSize]=500&${fields}`;
  const answer = await request.get(address, {
    headers: { Authorization: `Bearer ${process.env.CMS_API_TOKEN}` },
  });
  return ((await answer.json()) as { data: Listed[] }).data;
}

const slugsOf = async (request: APIRequestContext, plural: string): Promise<string[]> =>
  (await entriesOf(request, plural)).map(({ Slug }) => Slug);

async function listedPaths(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get(routes.sitemap);
  expect(answer.headers()["content-type"]).toBe("application/xml; charset=utf-8");
  const { urlset } = parser.parse(await answer.text()) as { urlset: { url: { loc: string }[] } };
  return urlset.url.map(({ loc }) => pathOf(loc));
}

test("the sitemap lists every page once and nothing else", async ({ request }) => {
  // Other tests publish entries at the same time, so both lists are read until they agree.
  await expect(async () => {
    const [events, articles, categories, districts] = await Promise.all(
      ["veranstaltungen", "beitraege", "kategorien", "abfallbezirke"].map((plural) =>
        slugsOf(request, plural),
      ),
    );
    const organisations = await entriesOf(request, "organisationen", "fields[1]=Organisation");
    const rooms = await entriesOf(request, "orte", "filters[Anfragbar][$eq]=true");
    const expected = [
      routes.home,
      routes.participate,
      routes.contact,
      routes.easyLanguage,
      routes.newcomers,
      routes.glossary,
      routes.accessibility,
      routes.imprint,
      routes.privacy,
      routes.clubs,
      routes.daycare,
      routes.calendar(),
      routes.subscribe(),
      routes.news(),
      routes.waste,
      ...(districts ?? []).map((slug) => routes.wasteOf(slug)),
      roomRoutes.rooms,
      ...rooms.map(({ Slug }) => roomRoutes.room(Slug)),
      ...(events ?? []).map((slug) => routes.event(slug)),
      ...(articles ?? []).map(routes.article),
      ...(categories ?? []).map((slug) => routes.category(slug)),
      ...organisations.map(({ Slug, Organisation = "verein" }) =>
        routes.organisation({ type: Organisation, slug: Slug }),
      ),
    ];
    expect((await listedPaths(request)).sort()).toEqual(expected.sort());
  }).toPass();
});

test("every page of the sitemap exists, is indexable and is its own canonical URL", async ({ request }) => {
  const check = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    if (answer.status() === 404 && !(await listedPaths(request)).includes(path)) return;
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(pathOf(canonical), path).toBe(path);
    expect(html, path).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
  };
  const paths = await listedPaths(request);
  for (let start = 0; start < paths.length; start += 6)
    await Promise.all(paths.slice(start, start + 6).map(check));
});

test("the feed contains whole articles and coming events, and supports conditional requests", async ({
  request,
}) => {
  const answer = await request.get(routes.feed);
  expect(answer.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  const { feed } = parser.parse(await answer.text());
  const entriesOf = (folder: string) =>
    feed.entry.filter(({ link: [link] }: { link: { "@href": string }[] }) =>
      pathOf(link?.["@href"] ?? "").startsWith(folder),
    );
  // Articles that other tests publish meanwhile are a sentence long.
  const texts: string[] = entriesOf(routes.article("")).map(
    (entry: { content: { "#text": string } }) => entry.content["#text"],
  );
  expect(texts.filter((text) => text.length > 50).length).toBeGreaterThan(5);
  expect(entriesOf(routes.event("")).length).toBeGreaterThan(5);
  for (const entry of entriesOf(routes.event("")))
    expect(entry.summary["#text"], entry.id).toMatch(/ 20\d\d/);
  const again = await request.get(routes.feed, { headers: { "If-None-Match": answer.headers().etag ?? "" } });
  expect(again.status()).toBe(304);
});

test("search results are not indexed, a category has one canonical URL, and the home page links to feed, manifest and search description", async ({
  page,
  request,
}) => {
  await page.goto(routes.search({ q: "Fest" }));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await page.goto(routes.search({ c: "Feste & Brauchtum" }));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /\/suchergebnisse\/feste-brauchtum$/,
  );

  await page.goto(routes.home);
  const href = (rel: string) => page.locator(`link[rel="${rel}"]`).getAttribute("href");
  expect(await href("alternate")).toBe(routes.feed);
  expect(await href("search")).toBe(routes.openSearch);
  const { icons } = await (await request.get((await href("manifest")) ?? "")).json();
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
  const { OpenSearchDescription } = parser.parse(await (await request.get(routes.openSearch)).text());
  const searched = OpenSearchDescription.Url["@template"].replace("{searchTerms}", "Fest");
  expect((await request.get(searched)).status()).toBe(200);
  expect(await (await request.get("/robots.txt")).text()).toContain(routes.sitemap);
});

const jsonLdTypes: [path: string, types: string[]][] = [
  [routes.home, ["WebSite"]],
  [routes.event("feuerwehrfest"), ["BreadcrumbList", "Event"]],
  [routes.article("abfallkalender"), ["Article", "BreadcrumbList"]],
  [roomRoutes.room("turnhalle"), ["BreadcrumbList", "EventVenue"]],
  [routes.clubs, ["BreadcrumbList", "ItemList"]],
  [routes.contact, ["BreadcrumbList", "GovernmentOrganization"]],
];

const withSharePicture = [
  routes.home,
  routes.event("feuerwehrfest"),
  routes.article("abfallkalender"),
  routes.club("musikverein-musterbach"),
];

test("pages have JSON-LD that the security policy allows, and a share picture, which an unknown entry has not", async ({
  page,
  request,
}) => {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  const types = new Map(jsonLdTypes);
  for (const path of new Set([...types.keys(), ...withSharePicture]))
    await test.step(decodeURI(path), async () => {
      await page.goto(path);
      const expected = types.get(path);
      if (expected) expect.soft(await jsonLdTypesOn(page), `${path}: JSON-LD`).toEqual(expected);
      if (withSharePicture.includes(path)) await expectSharePicture(page, request, path);
      expect.soft(problems.splice(0), `${path}: errors of the console`).toEqual([]);
    });
  expect((await request.get(routes.sharePicture("veranstaltung", "gibt-es-nicht"))).status()).toBe(404);
});

async function jsonLdTypesOn(page: Page): Promise<string[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((block) => JSON.parse(block)["@type"]).sort();
}

async function expectSharePicture(page: Page, request: APIRequestContext, path: string): Promise<void> {
  const address = await page.locator('meta[property="og:image"]').getAttribute("content");
  const answer = await request.get(address ?? "");
  expect.soft(answer.headers()["content-type"], `${path}: type of the share picture`).toBe("image/png");
  const size = await sharp(await answer.body()).metadata();
  expect.soft(size, `${path}: size of the share picture`).toMatchObject({ width: 1200, height: 630 });
  const card = page.locator('meta[name="twitter:card"]');
  await expect.soft(card, `${path}: card`).toHaveAttribute("content", "summary_large_image");
}
