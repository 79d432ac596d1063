import { existsSync } from "node:fs";
import { XMLParser } from "fast-xml-parser";
import { someSettings } from "@/lib/testing/factories";
import { toManifest, toOpenSearch, toRobots, toSecurityTxt } from "./site-descriptions";

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

test("security.txt names the addresses of the settings and expires within a year", () => {
  const contacts = { email: "rathaus@musterbach.example", editorsEmail: "redaktion@musterbach.example" };
  expect(toSecurityTxt(someSettings(contacts), new Date("2026-11-22T10:00:00Z"))?.body).toBe(
    `Contact: mailto:redaktion@musterbach.example
Contact: mailto:rathaus@musterbach.example
Contact: ${site}/kontakt
Expires: 2027-06-01T00:00:00.000Z
Preferred-Languages: de, en
Canonical: ${site}/.well-known/security.txt
`,
  );
  const none = { email: undefined, editorsEmail: undefined };
  expect(toSecurityTxt(someSettings(none), new Date())).toBeUndefined();
});
