import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import { routes } from "@/lib/urls/routes";
import { kinds } from "@/lib/urls/search-params";
import { cleanQuery } from "./clean-query";
import { parseResultsUrl } from "./parse-results-url";
import { maxPages, paramsOf, parseRefinement, resultsApiUrl, resultsUrl, toParams } from "./results-url";
import { parseApiRequest } from "./search-api";
import { intentIds } from "./search-response";

const pagesOf = (seite: string) => parseRefinement({ seite }).pages;

test("a URL narrows by kind, intents and pages", () => {
  const query = new URLSearchParams("q=Fest&art=verein&ohne=zeit&ohne=art&woertlich=1&seite=2");
  expect(parseRefinement(paramsOf(query))).toEqual({
    kind: "verein",
    without: ["zeit", "art"],
    literally: true,
    pages: { from: 2, to: 2 },
  });
});

test("without anything nothing is narrowed", () => {
  expect(parseRefinement({})).toEqual({
    kind: undefined,
    without: [],
    literally: false,
    pages: { from: 1, to: 1 },
  });
});

test.each(["", "0", "-1", "1.5", "1e3", "zwei", "99999999", "NaN", "٣", "1-", "-3", "1-2-3"])(
  "page %j is the first",
  (seite) => expect(pagesOf(seite)).toEqual({ from: 1, to: 1 }),
);

test("pages that were loaded below each other are a range, of bounded length", () => {
  expect(pagesOf("1-3")).toEqual({ from: 1, to: 3 });
  expect(pagesOf("4-2")).toEqual({ from: 4, to: 4 });
  expect(pagesOf("3-99999")).toEqual({ from: 3, to: 12 });
});

test("what stands in a URL comes back as it was", () => {
  const params = { kind: "info", without: ["zeit"], literally: false, page: "2-4" };
  expect(toParams(parseRefinement({ art: "info", ohne: "zeit", seite: "2-4" }))).toEqual(params);
  expect(toParams(parseRefinement({ seite: "5" })).page).toBe(5);
});

test("a kind there is not narrows nothing, and of several values the first counts", () => {
  expect(parseRefinement({ art: "nachricht" }).kind).toBeUndefined();
  expect(parseRefinement({ art: ["beitrag", "info"] }).kind).toBe("beitrag");
  expect(parseRefinement({ art: "kindertagessta\u0308tte" }).kind).toBe("kindertagesstätte");
});

test("a category stays where the address named it", () => {
  const refinement = parseRefinement({ art: "info", seite: "1-2" });
  expect(resultsUrl({ q: "", category: "Jugend" }, refinement)).toBe(
    "/suchergebnisse?c=Jugend&art=info&seite=1-2",
  );
  expect(resultsUrl({ q: "", category: "Jugend", categoryInPath: "jugend" }, refinement)).toBe(
    "/suchergebnisse/jugend?art=info&seite=1-2",
  );
  expect(resultsUrl({ q: "", category: "Jugend", categoryInPath: "jugend" }, parseRefinement({}))).toBe(
    "/suchergebnisse/jugend",
  );
});

test("each page is asked for by itself", () => {
  const refinement = parseRefinement({ ohne: "zeit", seite: "1-2" });
  expect(resultsApiUrl({ q: "Bus", category: "Jugend", categoryInPath: "jugend" }, refinement, 2)).toBe(
    "/api/suche?q=Bus&c=Jugend&ohne=zeit&seite=2",
  );
});

const aQuery = textWith("%", "&", "+", "=", "/", "?", "#", "c=", "..").map(cleanQuery);
const pages = fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.nat(9));
// A slash at the end of an address means nothing, and dots between slashes mean a folder.
const aCategory = aQuery.map((name) => {
  const parts = name.split("/").filter((part) => !/^\.*$/.test(part.trim()));
  return cleanQuery(parts.join("/"));
});
const aRefinement = fc.record({
  kind: fc.option(fc.constantFrom(...kinds), { nil: undefined }),
  without: fc.subarray([...intentIds]),
  literally: fc.boolean(),
  pages: pages.map(([from, more]) => ({ from, to: from + more })),
});

test("any results page is read from its address as it was written", () => {
  fc.assert(
    fc.property(aQuery, aCategory, fc.boolean(), aRefinement, (q, category, isInPath, refinement) => {
      const written = isInPath && category !== "" ? { q, categoryInPath: category } : { q, category };
      const { pathname, searchParams } = new URL(resultsUrl(written, refinement), "http://localhost");
      const path =
        pathname === routes.search() ? undefined : pathname.slice(routes.category("").length).split("/");
      expect(parseResultsUrl(path, paramsOf(searchParams))).toEqual({
        q,
        categoryName: category,
        refinement,
      });
    }),
  );
});

test("any request to the API is read as it was written", () => {
  fc.assert(
    fc.property(aQuery, aQuery, aRefinement, (q, category, { pages: { from: page }, ...refinement }) => {
      const { searchParams } = new URL(
        resultsApiUrl({ q, category }, { ...refinement, pages: { from: page, to: page } }, page),
        "http://localhost",
      );
      const request = { q, category: category || undefined, page, ...refinement };
      expect(parseApiRequest(searchParams)).toEqual({ request });
    }),
  );
});

test("any parameters are read without an error", () => {
  const names = fc.constantFrom("q", "c", "art", "ohne", "woertlich", "seite");
  const values = textWith("zeit", "verein", "1", "-", "9", "e", "0x");
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values)), fc.array(values), (pairs, path) => {
      const params = new URLSearchParams(pairs);
      const { refinement } = parseResultsUrl(path, paramsOf(params));
      expect(refinement.pages.to).toBeLessThan(refinement.pages.from + maxPages);
      expect(Object.keys(parseApiRequest(params))).toHaveLength(1);
    }),
  );
});
