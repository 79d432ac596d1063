import { canonicalAddress } from "./canonical-address";
import { readTarget } from "./match-route";
import { routes } from "./routes";

const canonical = (address: string, ...extra: string[]) => canonicalAddress(readTarget(address), extra);

test.each([
  ["an unknown parameter", "/impressum?utm_source=x&fbclid=1", "/impressum"],
  [
    "known ones in one order",
    "/veranstaltungen?x=1&kategorie=sport&zeit=heute",
    "/veranstaltungen?zeit=heute&kategorie=sport",
  ],
  [
    "one that comes twice",
    "/veranstaltungen/abonnieren?kategorie=a&x&kategorie=b",
    "/veranstaltungen/abonnieren?kategorie=a&kategorie=b",
  ],
  ["another spelling of a name", "/aktuelles?%73eite=2", "/aktuelles?seite=2"],
  ["an empty one", "/aktuelles?seite=", "/aktuelles?seite="],
  ["the filter of an overview", `${routes.daycare}?alter=2&ort=x`, `${routes.daycare}?alter=2`],
  [
    "a category's page",
    "/suchergebnisse/vereine?art=verein&seite=2",
    "/suchergebnisse/vereine?art=verein&seite=2",
  ],
  ["the hash of Next's router, which is no parameter of a document", "/impressum?_rsc=abc", "/impressum"],
  ["another spelling of the path", "/%69mpressum?x", "/impressum"],
  ["a path in decomposed letters and small digits", "/u%cc%88bersicht/vereine", routes.clubs],
  ["a slash at the end, which Next takes away", "/impressum/?x", "/impressum/"],
  ["a question mark in a value", "/suchergebnisse?q=wann?&x=1", "/suchergebnisse?q=wann%3F"],
])("%s", (_, sent, address) => {
  expect(canonical(sent)?.address).toBe(address);
});

test("an older spelling keeps the filter that its redirect hands on", () => {
  const address = "/uebersicht/kindertagesstaetten?art=Hort";
  expect(canonical(`${address}&x=1`)?.address).toBe(address);
});

test("the hash of Next's router stays at the address of data", () => {
  expect(canonical("/aktuelles?_rsc=abc&x=1&seite=2", "_rsc")?.address).toBe("/aktuelles?seite=2&_rsc=abc");
});

test.each([
  "/_next/static/a.css?dpl=1",
  "/api/suche?q=x",
  "/favicon.svg?v=1",
  "/gibt/es/nicht?x",
  "/%E0%A4%A?x",
])("%s is no page, and stays as it is", (address) => {
  expect(canonical(address)).toBeUndefined();
});

test.each([
  ["a page", routes.imprint, false],
  ["an entry", routes.event("fest"), false],
  ["a choice", routes.calendar({ day: "2031-05-01" }), true],
  ["a choice that the page does not know", "/impressum?tag=2031-05-01", false],
  ["a category, which may be made up", routes.category("gibt-es-nicht"), true],
])("strangers can make up any number of %s: %#", (_, address, isOpen) => {
  expect(canonical(address)?.isOpen).toBe(isOpen);
});
