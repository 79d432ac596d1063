import { parseResultsUrl } from "./parse-results-url";
import { parseRefinement } from "./results-url";

test("an address asks for text, category, and what the list is narrowed to", () => {
  const given = { q: " Gelber Sack ", c: "Umwelt & Abfall", art: "info", seite: "2" };
  expect(parseResultsUrl(undefined, given)).toEqual({
    q: "Gelber Sack",
    categoryName: "Umwelt & Abfall",
    refinement: parseRefinement(given),
  });
});

test("without anything it browses", () => {
  expect(parseResultsUrl(undefined, {})).toEqual({
    q: "",
    categoryName: "",
    refinement: parseRefinement({}),
  });
});

test.each([
  [["rathaus-verwaltung"], "rathaus-verwaltung"],
  [["Rathaus%20%26%20Verwaltung"], "Rathaus & Verwaltung"],
  [["Kinder", "Familie"], "Kinder/Familie"],
  [["Kinder%2FFamilie"], "Kinder/Familie"],
  [["100%"], "100%"],
  [["b%C3%BCrger"], "bürger"],
])("the path %j names the category %s", (path, name) => {
  expect(parseResultsUrl(path, { c: "anders" }).categoryName).toBe(name);
});

test("of several texts the first counts", () => {
  expect(parseResultsUrl(undefined, { q: ["a", "b"] }).q).toBe("a");
});
