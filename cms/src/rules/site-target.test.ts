import assert from "node:assert/strict";
import { test } from "node:test";
import { leadsToRedirect, targetProblem } from "./site-target";
import cases from "./target-cases.json";

const { siteUrl, safe, unsafe, redirects, pages } = cases;

for (const [target = ""] of [...safe, ...pages])
  test(`${JSON.stringify(target)} may be stored`, () => {
    assert.equal(targetProblem(target), undefined);
    assert.equal(leadsToRedirect(target, siteUrl), false);
  });

for (const target of unsafe)
  test(`${JSON.stringify(target)} is refused`, () => assert.ok(targetProblem(target)));

for (const target of redirects)
  test(`${JSON.stringify(target)} leads to a redirect or is refused`, () =>
    assert.ok(leadsToRedirect(target, siteUrl) || targetProblem(target)));

test("without the site's address only paths are recognised as redirects", () => {
  for (const siteUrl of [undefined, "", "forum.musterbach.example"])
    assert.equal(leadsToRedirect("/info/a", siteUrl), true);
  assert.equal(leadsToRedirect("https://forum.musterbach.example/info/a"), false);
});

test("a site on another port is another site", () => {
  assert.equal(leadsToRedirect("http://localhost:1337/info/a", "http://localhost:3000"), false);
  assert.equal(leadsToRedirect("http://localhost:3000/info/a", "http://localhost:3000"), true);
});

test("a host with an umlaut may be stored however often one was checked", () => {
  for (let times = 0; times < 20_000; times += 1)
    assert.equal(targetProblem("https://bücher.example/"), undefined);
});
