/** @jest-environment node */
import { toQuestion } from "./question";

test("an address asks for text, category, kind and page", () => {
  expect(
    toQuestion(undefined, { q: " Gelber Sack ", c: "Umwelt & Abfall", art: "info", seite: "2" }),
  ).toEqual({
    q: "Gelber Sack",
    categoryName: "Umwelt & Abfall",
    kind: "info",
    page: 2,
    without: [],
    literally: false,
  });
});

test("guesses can be taken back, one by one or all", () => {
  expect(
    toQuestion(undefined, { ohne: ["zielgruppe", "zeit", "zeit", "sonstwas"], woertlich: "1" }),
  ).toMatchObject({
    without: ["zeit", "zielgruppe"],
    literally: true,
  });
  expect(toQuestion(undefined, { ohne: "art", woertlich: "ja" })).toMatchObject({
    without: ["art"],
    literally: false,
  });
});

test("without anything it browses", () => {
  expect(toQuestion(undefined, {})).toEqual({
    ...{ q: "", categoryName: "", kind: undefined, page: 1 },
    ...{ without: [], literally: false },
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
  expect(toQuestion(path, { c: "anders" }).categoryName).toBe(name);
});

test.each(["0", "-1", "1.5", "1e3", "zwei", "", "99999999", "NaN", "٣"])("page %j is the first", (seite) => {
  expect(toQuestion(undefined, { seite }).page).toBe(1);
});

test("a kind there is not narrows nothing, and of several values the first counts", () => {
  expect(toQuestion(undefined, { art: "nachricht" }).kind).toBeUndefined();
  expect(toQuestion(undefined, { art: ["beitrag", "info"], q: ["a", "b"] })).toMatchObject({
    kind: "beitrag",
    q: "a",
  });
  expect(toQuestion(undefined, { art: "kindertagessta\u0308tte" }).kind).toBe("kindertagesstätte");
});
