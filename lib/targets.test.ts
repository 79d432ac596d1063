/** @jest-environment node */
import { readFileSync } from "node:fs";
import { isExternal, toRedirectTarget, toSafeTarget } from "./targets";

/** The CMS is tested with the same cases: both sides have to accept and refuse the same links. */
const { siteUrl, safe, unsafe, redirects, pages } = JSON.parse(
  readFileSync("cms/src/rules/target-cases.json", "utf8"),
) as {
  siteUrl: string;
  safe: [target: string, followed: string][];
  unsafe: string[];
  redirects: string[];
  pages: [target: string, followed: string][];
};

test.each(safe)("%j is followed as %s", (target, expected) => {
  expect(toSafeTarget(target)).toBe(expected);
});

test.each(unsafe)("%j is refused", (target) => {
  expect(toSafeTarget(target)).toBeUndefined();
  expect(toRedirectTarget(target, siteUrl)).toBeUndefined();
});

test.each(redirects)("a redirect never leads to %j, which redirects again", (target) => {
  expect(toRedirectTarget(target, siteUrl)).toBeUndefined();
});

test.each(pages)("a redirect may lead to %j", (target, expected) => {
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
