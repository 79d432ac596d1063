import { cleanQuery } from "./clean-query";
import { ask, demoIndex, firstHits } from "./testing/demo-index";

/** What people say who do not know the office's word, and how they write it, on the demo village */
const index = demoIndex();

test.each([
  ["Kurse", "erste-hilfe-kurs"],
  ["Bürgerbusse", "buergerbus-fahrt"],
  ["Museums", "heimatverein-musterbach"],
  ["Materialien", "kirmes-brauchtum"],
  ["rodeln", "ueber-uns"],
  ["Bachstr. 12", "sanierung-bachstrasse"],
  ["Perso verlängern", "personalausweis-reisepass"],
  ["umziehen ummelden", "wohnsitz-anmelden"],
  ["blasinstrument lernen", "musikverein-musterbach"],
  ["Kind krank", "notruf-und-bereitschaft"],
  ["Opa betreuen", "zu-gast-beim-seniorennachmittag"],
  ["Geld abheben", "dorfladen"],
  ["strom weg", "kontakt"],
  ["nähen", "karnevalsverein-musterbach"],
  ["geturnt", "sportverein-musterbach"],
  ["Weinachtsmarkt", "adventsmarkt"],
  ["Tagesmuter", "kindertagespflege-spatzennest"],
  ["Beerdigung", "sterbefall"],
  ["Todesfall", "sterbefall"],
  ["Brennholz", "brennholz"],
  ["Schlüssel gefunden", "fundsachen"],
  ["Zeitung", "amtsblatt"],
  ["alte Zeitungen", "abfallkalender"],
  ["parken", "ortsplan"],
  ["Dorfplan", "ortsplan"],
  ["Bürger\u00adbus", "buergerbus-fahrt"],
  ["wer mäht meinen Rasen", "nachbarschaftshilfe"],
  ["wer flickt Hosen", "repair-cafe"],
  ["hinfallen", "gymnastik-fuer-aeltere"],
  ["Wasser ist so kalkig", "wasserzaehler-ablesen"],
  ["Wohnung suchen zur Miete", "neubaugebiet-sonnenhang"],
  ["Saales mieten", "dorfgemeinschaftshaus-mieten"],
  ["Volleyball spielen abends", "sportverein-musterbach"],
  ["verheiratet werden", "heiraten"],
  ["repariert", "repair-cafe"],
])("„%s“ finds %s first", (q, id) => expect(firstHits(index, cleanQuery(q), 1)).toEqual([id]));

test.each(["Parkausweis", "U-Bahn", "S-Bahn", "T-Shirt", "Kur", "Burg"])("„%s“ is said to be unknown", (q) =>
  expect(ask(index, q).unknown).toEqual([q]),
);

test.each([
  ["Kurs", "Kurse"],
  ["Schnittkurs", "Schnittkurse"],
  ["Bürgerbus", "Bürgerbusse"],
  ["Museum", "Museen"],
  ["Zentrum", "Zentren"],
])("„%s“ and „%s“ find the same", (one, other) => {
  const found = (q: string) => new Set(ask(index, q).hits.map(({ id }) => id));
  expect(found(one)).toEqual(found(other));
});

test("„stören“ is no English store", () => {
  expect(ask(index, "stören").hits.map(({ id }) => id)).not.toContain("dorfladen");
});

test("what several words mean together outweighs what each is about", () => {
  expect(firstHits(index, "Opa betreuen", 2)).toEqual([
    "zu-gast-beim-seniorennachmittag",
    "nachbarschaftshilfe-musterbach",
  ]);
});

test("where there is no concert, what takes place in any week comes last", () => {
  const { hits, leftOut } = ask(index, "Konzerte im Dezember");
  const ids = hits.map(({ id }) => id);
  expect(leftOut).toEqual(["Konzerte"]);
  expect(ids.indexOf("krabbelgruppe")).toBeGreaterThan(ids.indexOf("repair-cafe"));
});

test("what comes about a year ahead is said to be no longer this year", () => {
  const now = new Date("2026-11-30T09:00:00.000Z");
  const [next] = ask(index, "Martinsumzug", now).hits;
  expect(next?.meta).toMatch(/^Erst nächstes Jahr: .*2027/);
  const [soon] = ask(index, "Osterfeuer", now).hits;
  expect(soon?.meta).not.toContain("Jahr");
});

test("the second day of Christmas brings no other feast", () => {
  const { hits, groups } = ask(index, "Was ist am zweiten Weihnachtsfeiertag?");
  expect(groups ?? []).not.toContainEqual(expect.objectContaining({ id: "about" }));
  expect(hits.map(({ id }) => id)).not.toContain("adventsmarkt");
});

test("what is near a feast is not what is near today", () => {
  for (const q of ["Halloween", "Sonnwend", "Totensonntag", "Maifeiertag"]) {
    const { hits, groups = [] } = ask(index, q, new Date("2026-11-24T09:00:00.000Z"));
    const before = groups.findIndex(({ id }) => id === "nearest");
    expect(before).toBeGreaterThanOrEqual(0);
    const first = groups.slice(0, before).reduce((sum, { count }) => sum + count, 0);
    for (const { start = "" } of hits.slice(first, first + (groups[before]?.count ?? 0)))
      expect(start > "2027-01-20").toBe(true);
  }
});
