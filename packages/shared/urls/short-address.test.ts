import { isShortAddressTarget, isTaken, shortAddressOf } from "./short-address";

test.each([
  ["fest", "fest"],
  ["FEST", "fest"],
  [" Dorf-Fest ", "dorf-fest"],
  ["grüße", "gruesse"],
  ["gru\u0308ße", "gruesse"],
  ["GRÜẞE", "gruesse"],
  ["Gruesse", "gruesse"],
  ["Café-2027", "cafe-2027"],
])("%j is compared as %s", (text, name) => expect(shortAddressOf(text)).toBe(name));

test.each([
  "",
  " ",
  "/fest",
  "dorf fest",
  "dorf/fest",
  "fest.html",
  "fest?",
  "fest_1",
  "..",
  "%66est",
  "фест",
])("%j is no short address", (text) => expect(shortAddressOf(text)).toBeUndefined());

test("addresses of the site are taken, in their other spellings too", () => {
  for (const text of [
    "kontakt",
    "Kontakt",
    "Übersicht",
    "uebersicht",
    "angebot",
    "api",
    "medien",
    "stoerung",
  ])
    expect([text, isTaken(shortAddressOf(text) ?? "")]).toEqual([text, true]);
  expect(isTaken("fest")).toBe(false);
});

test.each([
  "/",
  "/veranstaltung/feuerwehrfest",
  "/veranstaltung/feuerwehrfest?tag=2026-12-01#anfahrt",
  "/suchergebnisse?q=fest",
  "/übersicht/vereine",
  "/%C3%BCbersicht/vereine",
  "/uebersicht/vereine",
  "/veranstaltungen.ics",
])("%s is a target", (target) => expect(isShortAddressTarget(target)).toBe(true));

test.each([
  "",
  "kontakt",
  "https://example.org/kontakt",
  "//example.org/kontakt",
  "/\\example.org/kontakt",
  "/fest",
  "/kontakt/../fest",
  "/kontakt/%2e%2e/fest",
  "/kontakt/..%2Ffest",
  "/kontakt/..%252Ffest",
  "/angebot/bus",
  "/%69nfo/x",
  "/api/suche",
  "/stoerung",
  "/%E0%A4%A",
])("%s is no target", (target) => expect(isShortAddressTarget(target)).toBe(false));
