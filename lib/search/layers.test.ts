import type { Layers } from "./layers";
import { ask, demoIndex, firstHits } from "./testing/demo-index";

/**
 * For each layer queries that only it answers: with that layer off, the entry is not among the first three. The base
 * vocabulary finds much in another way; it is off, too.
 */
const cases: [layer: keyof Layers, query: string, slug: string][] = [
  ["folding", "Muell", "abfallkalender"],
  ["folding", "UEBER UNS", "ueber-uns"],
  ["stems", "wandern", "wanderfreunde-musterbach"],
  ["stems", "Lesungen", "krimi-lesung"],
  ["compounds", "Tauschbörse", "pflanzentauschboerse"],
  ["compounds", "Feuerwehrjugend", "jugendfeuerwehr-musterbach"],
  ["compounds", "Kindergartenanmeldung", "kita-anmeldung"],
  ["compounds", "Feuer Wehr Fest", "feuerwehrfest"],
  ["synonyms", "Jahrmarkt", "kirmes"],
  ["synonyms", "Überschwemmung", "hochwasserschutz"],
  ["vocabulary", "couch loswerden", "sperrmuell-anmelden"],
  ["vocabulary", "strassenlampe geht nicht", "maengelmelder"],
  ["vocabulary", "garbage collection", "abfallkalender"],
  ["vocabulary", "tschutten", "sportverein-musterbach"],
  ["typos", "Kirmis", "kirmes"],
  ["typos", "Flomarkt", "dorfflohmarkt"],
  ["questions", "nächsten Samstag", "repair-cafe"],
  ["questions", "was ist am 12. Dezember los", "probealarm"],
  ["questions", "ich suche einen platz in der krippe", "krippe-sonnenkaefer"],
  ["qualities", "was kostet nix", "krabbelgruppe"],
  ["qualities", "mit dem Rollator", "krabbelgruppe"],
  ["qualities", "Kurse mit Anmeldung", "obstbaumschnitt-kurs"],
  ["qualities", "Indoorprogramm", "krabbelgruppe"],
  ["qualities", "outdoor", "baumpflanzaktion"],
];
const whole = demoIndex();
const lacking = new Map<keyof Layers, ReturnType<typeof demoIndex>>();

test.each(cases)("%s: „%s“ finds %s, and does not without them", (layer, query, slug) => {
  const index = lacking.get(layer) ?? demoIndex({ vocabulary: false, [layer]: false });
  lacking.set(layer, index);
  expect(firstHits(whole, query)).toContain(slug);
  expect(firstHits(index, query)).not.toContain(slug);
});

test.each([
  "Telefonnummer Rathaus",
  "Hat das Rathaus am Mittwoch offen?",
  "Wann kommt der Gelbe Sack?",
  "Wann probt der Chor?",
])("answers: „%s“ has one, and none without them", (query) => {
  expect(ask(whole, query).answer).toBeDefined();
  expect(ask(demoIndex({ answers: false }), query).answer).toBeUndefined();
});

/** For each layer words that are named as unknown, and are taken for something else without it. */
test.each<[layer: keyof Layers, query: string]>([
  ["unknownCompounds", "Fahrschule"],
  ["unknownCompounds", "Hundeschule"],
  ["commonNouns", "Stadion"],
  ["commonNouns", "Kamin"],
])("%s: „%s“ is unknown, and is not without them", (layer, query) => {
  const unknownOf = (index: typeof whole) => {
    const { didYouMean, unknown } = ask(index, query);
    return { didYouMean, unknown };
  };
  expect(unknownOf(whole)).toEqual({ didYouMean: undefined, unknown: [query] });
  expect(unknownOf(demoIndex({ [layer]: false })).unknown).toEqual([]);
});

test("digits and short words are never taken for errors", () => {
  expect(ask(whole, "12346").total).toBe(0);
  expect(ask(whole, "Bahn 98765").didYouMean).toBeUndefined();
  expect(ask(whole, "Mühd").didYouMean).toBeUndefined();
});
