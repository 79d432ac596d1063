import { ask } from "./testing/demo-index";
import { aSearchEntry, smallIndex } from "./testing/small-index";

const index = smallIndex(
  {
    a: "Fahren Sie mit dem Bus zur Schule. Hunde dürfen nicht in die Schule. Der Arzt hat ein Tier. Das Turnen für unsere jüngsten Kinder.",
    b: "# Reit- und Fahrverein\nDie Kinder reiten.",
    c: "# Sperrmüll\nDen Sperrmüll müssen Sie anmelden. Die Anmeldung.",
    d: "# Gemischter Chor\nDie Pflanzentauschbörse. Werkzeug kann man ausleihen. Die Ausleihe. Der Verein. Freunde.",
    e: "# Kita-Anmeldung\nEin Platz in der Kita.",
  },
  [["Kita", "Kindergarten"]],
);
index.put(aSearchEntry({ id: "club", kind: "verein", title: "Wanderfreunde" }));
const unknownIn = (q: string) => ask(index, q).unknown;

test.each(["Fahrschule", "Hundeschule", "Tierarzt", "Reitschule", "Kinderarzt", "Kinderplatz"])(
  "„%s“ is unknown, although the content has its parts",
  (q) => {
    expect(unknownIn(q)).toEqual([q]);
    expect(ask(index, q)).toMatchObject({ isNearest: true, known: undefined });
  },
);

test.each([
  ["Kinderturnen", "a", "„Turnen für unsere jüngsten Kinder“"],
  ["Reitverein", "b", "„Reit- und Fahrverein“"],
  ["Wanderverein", "club", "an organisation by another name"],
  ["Sperrmüllanmeldung", "c", "„den Sperrmüll müssen Sie anmelden“"],
  ["Sperrmülltermin", "c", "an aspect of what a page is about"],
  ["Werkzeugausleihe", "d", "„Werkzeug kann man ausleihen“"],
  ["Tauschbörse", "d", "the end of a compound"],
  ["Pflanzenbörse", "d", "a compound with another part in between"],
  ["Dorfchor", "d", "the Chor of the village"],
  ["Kindergartenanmeldung", "e", "a synonym of a part"],
])("„%s“ is known: entry %s has %s", (q, id) => {
  expect(ask(index, q)).toMatchObject({ unknown: [], isNearest: false });
  expect(ask(index, q).hits.map((hit) => hit.id)).toContain(id);
});

test("only words for things are named as unknown beside others", () => {
  expect(unknownIn("wo ko ma günstig an Tierarzt loswerden")).toEqual(["Tierarzt"]);
  expect(unknownIn("günstig")).toEqual(["günstig"]);
});

test("a few hits for the words that are known come near", () => {
  const many = smallIndex(
    Object.fromEntries(Array.from({ length: 9 }, (_, at) => [String(at), "Den Saal mieten."])),
  );
  const { known, unknown, isNearest, hits, total } = ask(many, "Kegelbahn mieten");
  expect({ known, unknown, isNearest, total }).toEqual({
    known: "mieten",
    unknown: ["Kegelbahn"],
    isNearest: true,
    total: 5,
  });
  expect(hits).toHaveLength(5);
  expect(ask(many, "mieten").total).toBe(9);
});

test("words of a question about a day are not unknown where nothing takes place on it", () => {
  expect(ask(index, "was hat am Wochenende stattgefunden")).toMatchObject({ unknown: [] });
});
