import { truncate } from "node:fs/promises";
import { join } from "node:path";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { XMLParser } from "fast-xml-parser";
import sharp from "sharp";
import { routes } from "@/lib/routes";
import { readStack } from "../scripts/test-stack.mjs";
import { openEditor } from "./support/editor";

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
    const [events, articles, categories] = await Promise.all(
      ["veranstaltungen", "beitraege", "kategorien"].map((plural) => slugsOf(request, plural)),
    );
    const organisations = await entriesOf(request, "organisationen", "fields[1]=Organisation");
    const expected = [
      routes.home,
      routes.participate,
      routes.contact,
      routes.easyLanguage,
      routes.glossary,
      routes.accessibility,
      routes.imprint,
      routes.privacy,
      routes.clubs,
      routes.daycare,
      routes.calendar(),
      routes.subscribe(),
      routes.news(),
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

test("search results are not indexed, and a category has one canonical URL", async ({ page }) => {
  await page.goto(routes.search({ q: "Fest" }));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await page.goto(routes.search({ c: "Feste & Brauchtum" }));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /\/suchergebnisse\/feste-brauchtum$/,
  );
});

test("the feed contains whole articles and coming events, and supports conditional requests", async ({
  request,
}) => {
  const answer = await request.get(routes.feed);
  expect(answer.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  const { feed } = parser.parse(await answer.text());
  const entriesOf = (folder: string) =>
    feed.entry.filter(({ id }: { id: string }) => new URL(id).pathname.startsWith(folder));
  expect(entriesOf(routes.article("")).length).toBeGreaterThan(5);
  for (const entry of entriesOf(routes.article("")))
    expect(entry.content["#text"].length, entry.id).toBeGreaterThan(50);
  expect(entriesOf(routes.event("")).length).toBeGreaterThan(5);
  for (const entry of entriesOf(routes.event("")))
    expect(entry.summary["#text"], entry.id).toMatch(/ 20\d\d/);
  const again = await request.get(routes.feed, { headers: { "If-None-Match": answer.headers().etag ?? "" } });
  expect(again.status()).toBe(304);
});

test("the home page links to the feed, the manifest and the search description", async ({
  page,
  request,
}) => {
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

test("pages contain JSON-LD that the security policy allows", async ({ page }) => {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  const typesOn = async (path: string) => {
    await page.goto(path);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    return blocks.map((block) => JSON.parse(block)["@type"]).sort();
  };
  expect(await typesOn(routes.home)).toEqual(["WebSite"]);
  expect(await typesOn(routes.event("feuerwehrfest"))).toEqual(["BreadcrumbList", "Event"]);
  expect(await typesOn(routes.article("abfallkalender"))).toEqual(["Article", "BreadcrumbList"]);
  expect(await typesOn(routes.clubs)).toEqual(["BreadcrumbList", "ItemList"]);
  expect(await typesOn(routes.contact)).toEqual(["BreadcrumbList", "GovernmentOrganization"]);
  expect(problems).toEqual([]);
});

const event = (name: string) => ({
  Titel: name,
  Slug: name.toLowerCase().replaceAll(" ", "-"),
  Kurztext: "Nur für diesen Test.",
  Beginn: "2031-05-01T10:00:00.000Z",
});

async function photo(width: number, height: number): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: "gaussian", mean: 130, sigma: 30 } as const;
  const grain = sharp({ create: { width, height, channels: 3, background: "#000", noise } });
  return Buffer.from(await grain.jpeg({ quality: 90 }).toBuffer());
}

test("a photo has a required alternative text, its size, its focal point and smaller AVIF and WebP variants", async ({
  page,
  request,
}) => {
  const editor = await openEditor();
  const bytes = await photo(1200, 800);
  const Bild = await editor.upload(new File([bytes], "bildtest.jpg", { type: "image/jpeg" }), {
    focalPoint: { x: 20, y: 80 },
  });
  const { documentId } = await editor.createEntry("veranstaltung", { ...event("Bildtest Foto"), Bild });
  try {
    await expect(editor.publish("veranstaltung", documentId)).rejects.toThrow(/Bitte beschreiben Sie/);
    await editor.publish("veranstaltung", documentId, { Bild_Alt: "Körniges Grau" });
    const image = page.getByRole("img", { name: "Körniges Grau" });
    await expect(async () => {
      await page.goto(routes.event("bildtest-foto"));
      await expect(image).toHaveAttribute("width", "1200", { timeout: 1000 });
    }).toPass();
    await expect(image).toHaveCSS("object-position", "20% 80%");
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
      .toContain("f=avif");
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);

    const src = (await image.getAttribute("src")) ?? "";
    const original = (await (await request.get(src)).body()).length;
    for (const format of ["avif", "webp"]) {
      const answer = await request.get(`${src}&w=640&f=${format}`);
      expect(answer.headers()["content-type"]).toBe(`image/${format}`);
      const made = await sharp(await answer.body()).metadata();
      expect(made.width).toBe(640);
      expect((await answer.body()).length).toBeLessThan(original);
    }
    expect((await request.get(`${src}&w=641&f=avif`)).status()).toBe(404);

    const [, file] = /^\/dateien\/([^?]+)/.exec(src) ?? [];
    const Kurztext = `![Grau im Kurztext](/uploads/${file})`;
    await editor.publish("veranstaltung", documentId, { Bild: null, Kurztext });
    const inText = page.getByRole("img", { name: "Grau im Kurztext" });
    await expect(async () => {
      await page.goto(routes.event("bildtest-foto"));
      await expect(inText).toHaveAttribute("width", "1200", { timeout: 1000 });
    }).toPass();
    expect((await request.get((await inText.getAttribute("src")) ?? "")).status()).toBe(200);
  } finally {
    await editor.deleteEntry("veranstaltung", documentId);
  }
});

test("a broken picture is replaced by an illustration and causes no server error", async ({
  page,
  request,
}) => {
  const editor = await openEditor();
  const Bild = await editor.upload(new File([await photo(600, 400)], "bruch.jpg", { type: "image/jpeg" }));
  const fields = { ...event("Bildtest Bruch"), Bild, Bild_Alt: "Kaputtes Bild" };
  const { documentId } = await editor.createEntry("veranstaltung", fields);
  try {
    await editor.publish("veranstaltung", documentId);
    const path = routes.event("bildtest-bruch");
    let src = "";
    await expect(async () => {
      const html = await (await request.get(path)).text();
      src = (/src="(\/dateien\/bruch[^"]+)"/.exec(html)?.[1] ?? "").replaceAll("&amp;", "&");
      expect(src).not.toBe("");
    }).toPass();
    // The file is truncated as by a full disk, which the CMS does not notice.
    const { folder } = await readStack();
    const { pathname } = new URL(src, "http://localhost");
    await truncate(join(folder, "cms/public/uploads", pathname.replace("/dateien/", "")), 2000);
    expect((await request.get(`${src}&w=320&f=avif`)).status()).toBe(415);
    await page.goto(path);
    await expect(page.getByRole("img", { name: "Kaputtes Bild" })).toHaveCount(0);
    await expect(page.locator("main img[src^='/medien/illustrationen/']").first()).toBeVisible();
  } finally {
    await editor.deleteEntry("veranstaltung", documentId);
  }
});

test("an SVG with the name of a JPEG is neither served as SVG nor shown", async ({ page, request }) => {
  const editor = await openEditor();
  const svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><script>alert(1)</script></svg>";
  const Bild = await editor.upload(new File([svg], "getarnt.jpg", { type: "image/jpeg" }));
  const fields = { ...event("Bildtest Tarnung"), Bild, Bild_Alt: "Getarntes Bild" };
  const { documentId } = await editor.createEntry("veranstaltung", fields);
  try {
    await editor.publish("veranstaltung", documentId);
    const path = routes.event("bildtest-tarnung");
    await expect.poll(async () => (await request.get(path)).status()).toBe(200);
    await page.goto(path);
    const image = page.getByRole("img", { name: "Getarntes Bild" });
    if ((await image.count()) > 0) {
      const src = (await image.getAttribute("src")) ?? "";
      const original = await request.get(src);
      expect(original.headers()["content-type"] ?? "").not.toMatch(/svg|html/);
      expect((await request.get(`${src}&w=160&f=avif`)).status()).toBe(415);
      await page.goto(path);
    }
    await expect(image).toHaveCount(0);
    await expect(page.locator("main img[src^='/medien/illustrationen/']").first()).toBeVisible();
  } finally {
    await editor.deleteEntry("veranstaltung", documentId);
  }
});

test("the media library refuses SVG and empty pictures", async () => {
  const editor = await openEditor();
  const svg = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
  for (const [content, name, type] of [
    [svg, "a.svg", "image/svg+xml"],
    ["", "leer.png", "image/png"],
  ] as const) {
    await expect(editor.upload(new File([content], name, { type })), name).rejects.toThrow(/upload: 4/);
  }
});

test("every page has a share picture, and an unknown entry has none", async ({ page, request }) => {
  for (const path of [
    routes.home,
    routes.event("feuerwehrfest"),
    routes.article("abfallkalender"),
    routes.club("musikverein-musterbach"),
  ]) {
    await page.goto(path);
    const address = await page.locator('meta[property="og:image"]').getAttribute("content");
    const answer = await request.get(address ?? "");
    expect(answer.headers()["content-type"], path).toBe("image/png");
    expect(await sharp(await answer.body()).metadata(), path).toMatchObject({ width: 1200, height: 630 });
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute("content", "summary_large_image");
  }
  expect((await request.get(routes.sharePicture("veranstaltung", "gibt-es-nicht"))).status()).toBe(404);
});
