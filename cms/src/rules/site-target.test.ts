import assert from "node:assert/strict";
import { test } from "node:test";
import { leadsToRedirect, targetProblem } from "./site-target";

const SAFE = [
  "https://musterbach.example.org/a?b=c#d",
  "http://example.org",
  "/",
  "/übersicht/vereine",
  "/suchergebnisse?c=Feste%20%26%20Brauchtum",
  "/beitrag/a:b",
];

const UNSAFE = [
  "",
  "kontakt",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "//example.org",
  "/\\example.org",
  "/x/..//example.org",
  "https:example.org",
  "https:///example.org",
  "https://name@example.org",
  "https://name:word@example.org",
  " https://example.org",
  "/a b",
  "/a\tb",
  "/a\u0000b",
  "/a\u202eb",
  "ftp://example.org",
];

for (const target of SAFE) test(`${target} is safe`, () => assert.equal(targetProblem(target), undefined));
for (const target of UNSAFE)
  test(`${JSON.stringify(target)} is refused`, () => assert.ok(targetProblem(target)));

for (const target of ["/angebot/x", "/info/x", "/INFO/x", "/%61ngebot/x", "/x/../info/y", "/info?a=b"]) {
  test(`${target} leads to a redirect`, () => assert.ok(leadsToRedirect(target)));
}
for (const target of ["/informationen", "/beitrag/angebot", "/", "/%E0%A4%A", "https://example.org/info/x"]) {
  test(`${target} leads to a page`, () => assert.ok(!leadsToRedirect(target)));
}
