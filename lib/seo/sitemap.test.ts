import { fc } from "@dorfforum/shared/testing/arbitraries";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import type { ListedPage } from "@/lib/cms/collection";
import { routes } from "@/lib/urls/routes";
import { pagesPerFile, toFiles, toIndex } from "./sitemap";

const site = "https://forum.musterbach.example";
const parse = (xml = "") =>
  new XMLParser({ isArray: (name) => ["url", "sitemap"].includes(name) }).parse(xml);

test("a page is listed with its absolute URL and its last change", () => {
  const [file, ...more] = toFiles([
    { path: "/beitrag/bach", changedAt: "2026-11-01T08:00:00.000Z" },
    { path: "/suchergebnisse/feste%26mehr" },
    { path: "/beitrag/a&b<c>" },
  ]);
  expect(more).toEqual([]);
  expect(file?.changedAt).toBe("2026-11-01T08:00:00.000Z");
  expect(parse(file?.body).urlset.url).toEqual([
    { loc: `${site}/beitrag/bach`, lastmod: "2026-11-01T08:00:00.000Z" },
    { loc: `${site}/suchergebnisse/feste%26mehr` },
    { loc: `${site}/beitrag/a&b%3Cc%3E` },
  ]);
});

test("50,000 pages are one file; one more makes two files and an index", () => {
  const listed: ListedPage[] = Array.from({ length: pagesPerFile }, (_, index) => ({
    path: `/beitrag/${index}`,
  }));
  expect(toFiles(listed)).toHaveLength(1);
  const files = toFiles([...listed, { path: "/beitrag/last", changedAt: "2026-11-02T08:00:00.000Z" }]);
  expect(files.map(({ body }) => (body.match(/<url>/g) ?? []).length)).toEqual([pagesPerFile, 1]);
  expect(parse(toIndex(files).body).sitemapindex.sitemap).toEqual([
    { loc: `${site}/sitemap/1` },
    { loc: `${site}/sitemap/2`, lastmod: "2026-11-02T08:00:00.000Z" },
  ]);
});

test("a village without content still has a valid file", () => {
  expect(parse(toFiles([])[0]?.body)).toHaveProperty("urlset");
});

test("any slugs make a well-formed file with an address for each", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary" }), { minLength: 1 }), (slugs) => {
      const [file] = toFiles(slugs.map((slug) => ({ path: routes.article(slug) })));
      expect(XMLValidator.validate(file?.body ?? "")).toBe(true);
      expect(parse(file?.body).urlset.url.map(({ loc }: { loc: string }) => loc)).toEqual(
        slugs.map((slug) => new URL(routes.article(slug), site).href),
      );
    }),
  );
});
