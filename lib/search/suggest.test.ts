import type { Layers } from "./layers";
import { suggestFrom } from "./suggest";
import { demoContext, demoIndex } from "./testing/demo-index";

/** A Wednesday */
const now = new Date("2026-11-25T10:00:00+01:00");
const village = demoIndex();
const titlesFor = (q: string, index = village, context = demoContext) =>
  suggestFrom(index, q, now, context).entries.map(({ title }) => title.map(({ text }) => text).join(""));
const completionsFor = (q: string, index = village) => suggestFrom(index, q, now, demoContext).completions;

test.each([
  ["heu", "heute im Dorf", "/veranstaltungen?zeit=heute", "Mittwoch, 25. November 2026"],
  ["morg", "morgen im Dorf", "/veranstaltungen?zeit=morgen", "Donnerstag, 26. November 2026"],
  ["Woche", "am Wochenende", "/veranstaltungen?zeit=wochenende", "28.–29. November 2026"],
  ["am woch", "am Wochenende", "/veranstaltungen?zeit=wochenende", "28.–29. November 2026"],
  [
    "nächste w",
    "nächste Woche",
    "/veranstaltungen?von=2026-11-30&bis=2026-12-06",
    "30. November – 6. Dezember 2026",
  ],
  ["sam", "Samstag", "/veranstaltungen?tag=2026-11-28", "Samstag, 28. November 2026"],
  ["dez", "Dezember", "/veranstaltungen?monat=2026-12", "Dezember 2026"],
  ["ost", "Ostern", "/veranstaltungen?von=2027-03-26&bis=2027-03-29", "26.–29. März 2027"],
])("„%s“ suggests „%s“, a link to the calendar", (q, text, href, meta) => {
  const suggested = suggestFrom(village, q, now, demoContext).entries.find((entry) => entry.href === href);
  expect(suggested).toMatchObject({ kind: "veranstaltung", meta });
  expect(suggested?.id).toBeUndefined();
  expect(suggested?.title.map((piece) => piece.text).join("")).toBe(text);
  expect(suggested?.title.some(({ hit }) => hit)).toBe(true);
});

test("days do not come before what is asked for more", () => {
  expect(titlesFor("ma")).not.toContain("Mai");
  expect(titlesFor("fre")[0]).toBe("Freiwillige Feuerwehr Musterbach");
  expect(titlesFor("weihn")).toEqual(["Adventsmarkt rund um die Dorfkirche", "Weihnachten"]);
  expect(titlesFor("gru")).not.toContain("Gründonnerstag");
});

test("what editors name as often searched comes first", () => {
  expect(completionsFor("ge")[0]).toBe("Gelber Sack");
  expect(completionsFor("sa")[0]).toBe("Gelber Sack");
  expect(completionsFor("")).toEqual(demoContext.oftenSearched);
});

test("a synonym leads to its entries while it is typed, and is offered as a search", () => {
  expect(titlesFor("sup")).toContain("Dorfladen-Initiative Musterbach");
  expect(completionsFor("sup")).toEqual(["Supermarkt"]);
  expect(titlesFor("dgh")).toEqual(["Dorfgemeinschaftshaus mieten", "Dorfgemeinschaftshaus"]);
});

test("initials lead to what is abbreviated so", () => {
  for (const q of ["sv", "svm"]) expect(titlesFor(q)).toContain("Sportverein Musterbach");
  expect(titlesFor("kv")).toEqual(["Karnevalsverein Musterbach"]);
  expect(titlesFor("ffw")[0]).toBe("Freiwillige Feuerwehr Musterbach");
  const withoutSynonyms = demoIndex({ synonyms: false });
  expect(titlesFor("dgh", withoutSynonyms)).toEqual([
    "Dorfgemeinschaftshaus mieten",
    "Dorfgemeinschaftshaus",
  ]);
  expect(titlesFor("ffw", withoutSynonyms)).toContain("Freiwillige Feuerwehr Musterbach");
  expect(titlesFor("xyz")).toEqual([]);
});

test("nothing is offered twice, and no word that hardly any page has", () => {
  for (const q of ["repair", "weihn", "ost", "kita", "fe", "müll"]) {
    const all = [...completionsFor(q), ...titlesFor(q)];
    expect(new Set(all).size).toBe(all.length);
  }
  expect(completionsFor("heu")).toEqual([]);
  expect(completionsFor("erste h")).toEqual(["Erste Hilfe"]);
});

test("at most five entries and four completions", () => {
  for (const q of ["ge", "be", "mar", "kind", "fre"]) {
    expect(titlesFor(q).length).toBeLessThanOrEqual(5);
    expect(completionsFor(q).length).toBeLessThanOrEqual(4);
  }
});

test.each<[layer: keyof Layers, q: string, suggested: string]>([
  ["oftenSearched", "ge", "Gelber Sack"],
  ["synonyms", "sup", "Supermarkt"],
  ["questions", "heu", "heute im Dorf"],
])("%s: „%s“ suggests „%s“, and does not without them", (layer, q, suggested) => {
  const index = demoIndex({ [layer]: false });
  expect([...completionsFor(q), ...titlesFor(q)]).toContain(suggested);
  expect([...completionsFor(q, index), ...titlesFor(q, index)]).not.toContain(suggested);
});
