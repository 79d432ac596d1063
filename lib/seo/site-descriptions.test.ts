/** @jest-environment node */
import { existsSync } from "node:fs";
import { XMLParser } from "fast-xml-parser";
import { someSettings } from "@/lib/testing/factories";
import { toManifest } from "./manifest";
import { toOpenSearch } from "./open-search";
import { toRobots } from "./robots";

const site = "https://forum.musterbach.example";

test("OpenSearch names the village and the search's URL", () => {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@" });
  const { OpenSearchDescription: found } = parser.parse(
    toOpenSearch(someSettings({ siteTitle: "Dorfforum <Musterbach> & Umgebung" })).body,
  );
  expect(found.ShortName).toBe("Musterbach");
  expect(found.Description).toBe("Dorfforum <Musterbach> & Umgebung durchsuchen");
  expect(found.Url["@template"]).toBe(`${site}/suchergebnisse?q={searchTerms}`);
});

test("the manifest names the village and icons that exist", () => {
  const manifest = JSON.parse(toManifest(someSettings()).body);
  expect(manifest).toMatchObject({ name: "Dorfforum Musterbach", short_name: "Musterbach", start_url: "/" });
  expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
    ["192x192", "any"],
    ["512x512", "any"],
    ["512x512", "maskable"],
  ]);
  for (const { src } of manifest.icons) expect(existsSync(`public${src}`)).toBe(true);
});

test("robots.txt excludes the API and searches, and names the sitemap", () => {
  const lines = toRobots().split("\n");
  expect(lines).toEqual(
    expect.arrayContaining(["User-agent: *", "Disallow: /api/", "Disallow: /suchergebnisse?*q="]),
  );
  expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`);
  expect(lines).not.toContain("Disallow: /");
});
