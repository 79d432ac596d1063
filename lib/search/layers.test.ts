/** @jest-environment node */
import type { Layers } from "./layers";
import { ask, demoIndex, firstHits } from "./testing/demo-index";

/** For each layer queries that only it answers: with that layer alone off, the entry is not among the first three. */
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
  ["typos", "Kirmis", "kirmes"],
  ["typos", "Flomarkt", "dorfflohmarkt"],
  ["questions", "nächsten Samstag", "repair-cafe"],
  ["questions", "was ist am 5. Dezember los", "dorfputz"],
  ["questions", "ich suche einen platz in der krippe", "krippe-sonnenkaefer"],
];
const whole = demoIndex();
const lacking = new Map<keyof Layers, ReturnType<typeof demoIndex>>();

test.each(cases)("%s: „%s“ finds %s, and does not without them", (layer, query, slug) => {
  const index = lacking.get(layer) ?? demoIndex({ [layer]: false });
  lacking.set(layer, index);
  expect(firstHits(whole, query)).toContain(slug);
  expect(firstHits(index, query)).not.toContain(slug);
});

test("digits and short words are never taken for errors", () => {
  expect(ask(whole, "12346").total).toBe(0);
  expect(ask(whole, "Bahn 98765").didYouMean).toBeUndefined();
  expect(ask(whole, "Mühd").didYouMean).toBeUndefined();
});
