/** @jest-environment node */
import { isExternal, toRedirectTarget, toSafeTarget } from "./targets";

const siteUrl = "https://forum.musterbach.example";

test.each([
  ["/beitrag/abfallkalender", "/beitrag/abfallkalender"],
  ["/übersicht/vereine", "/%C3%BCbersicht/vereine"],
  ["/u\u0308bersicht/vereine", "/%C3%BCbersicht/vereine"],
  ["  /kontakt ", "/kontakt"],
  ["/", "/"],
  [
    "/suchergebnisse?c=Rathaus%20%26%20Verwaltung#liste",
    "/suchergebnisse?c=Rathaus%20%26%20Verwaltung#liste",
  ],
  ["/a/../kontakt", "/kontakt"],
  ["https://example.org", "https://example.org/"],
  ["HTTPS://Example.ORG/Weg", "https://example.org/Weg"],
  ["http://example.org:8080/?q=1#a", "http://example.org:8080/?q=1#a"],
  ["https://bücher.example/straße", "https://xn--bcher-kva.example/stra%C3%9Fe"],
  ["https://example.org/a@b", "https://example.org/a@b"],
  ["/%E0%A4%A", "/%E0%A4%A"],
])("%j is followed as %s", (target, expected) => {
  expect(toSafeTarget(target)).toBe(expected);
});

test.each([
  "",
  "   ",
  "kontakt",
  "./kontakt",
  "?q=a",
  "#a",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "\u0000javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:https://example.org/1",
  "ftp://example.org",
  "mailto:a@example.org",
  "//example.org",
  "///example.org",
  "/\\example.org",
  "\\\\example.org",
  "/a\\b",
  "/%2Fexample.org",
  "/%2f/example.org",
  "/%5Cexample.org",
  "/.//example.org",
  "/a/..//example.org",
  "/%2e//example.org",
  "/\t/example.org",
  "/\n/example.org",
  "/a b",
  "/a\u00a0b",
  "/a\u2028b",
  "/a\u200bb",
  "/a\u202eb",
  "/a\u0007b",
  "/a%0d%0aSet-Cookie:x",
  "/a%00",
  "/a%C2%85",
  "https:example.org",
  "https:/example.org",
  "https:///example.org",
  "https://",
  "https:\\\\example.org",
  "https://user:secret@example.org",
  "https://user@example.org",
  "https://@example.org",
  "https://forum.musterbach.example@evil.example",
  "https://exa mple.org",
  "https://example.org/a\r\nb",
  "http://[::1",
  "https://example.org:99999",
])("%j is refused", (target) => {
  expect(toSafeTarget(target)).toBeUndefined();
  expect(toRedirectTarget(target, siteUrl)).toBeUndefined();
});

test.each([
  "/angebot/a",
  "/info/a",
  "/info",
  "/angebot/",
  "/INFO/a",
  "/Angebot/a",
  "/%61ngebot/a",
  "/%69nfo/a",
  "/%2561ngebot/a",
  "/%252561ngebot/a",
  "/inf%6F%2Fa",
  "/./info/a",
  "/x/../info/a",
  "/x/%2e%2e/info/a",
  "/x/%252e%252e/info/a",
  "/x/..%2Finfo/a",
  "/x/..%5Cinfo/a",
  "/x/.%2e%2Finfo/a",
  "/info?x=1",
  "/info#x",
  "/info%3Fx",
  `${siteUrl}/angebot/a`,
  `${siteUrl}//angebot/a`,
  `${siteUrl}/%2Fangebot/a`,
  `${siteUrl}/.//info/a`,
  "http://forum.musterbach.example/info/a",
  "https://FORUM.musterbach.example/info/a",
  "https://forum.musterbach.example./info/a",
  "https://forum.musterbach.example:443/info/a",
  "https://forum.musterbach%2Eexample/info/a",
  "https://ｆorum.musterbach.example/info/a",
])("a redirect never leads to %j, which redirects again", (target) => {
  expect(toRedirectTarget(target, siteUrl)).toBeUndefined();
});

test.each([
  ["/beitrag/info", "/beitrag/info"],
  ["/information", "/information"],
  ["/suchergebnisse?q=/info/a", "/suchergebnisse?q=/info/a"],
  ["https://example.org/info/a", "https://example.org/info/a"],
  ["https://info.forum.musterbach.example/angebot/a", "https://info.forum.musterbach.example/angebot/a"],
  ["https://forum.musterbach.example:8443/info/a", "https://forum.musterbach.example:8443/info/a"],
  [`${siteUrl}/beitrag/a`, `${siteUrl}/beitrag/a`],
])("a redirect may lead to %j", (target, expected) => {
  expect(toRedirectTarget(target, siteUrl)).toBe(expected);
});

test("a site under another port is another site", () => {
  expect(toRedirectTarget("http://localhost:1337/info/a", "http://localhost:3000")).toBe(
    "http://localhost:1337/info/a",
  );
  expect(toRedirectTarget("http://localhost:3000/info/a", "http://localhost:3000")).toBeUndefined();
});

test("absolute URLs are external, paths are not", () => {
  expect(isExternal("https://example.org/")).toBe(true);
  expect(isExternal("/kontakt")).toBe(false);
});
