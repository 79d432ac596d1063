import { Lexicon } from "@dorfforum/german-search/index/lexicon";
import { allLayers } from "@dorfforum/german-search/layers";
import { Vocabulary } from "@dorfforum/german-search/query/vocabulary";
import { ask, demoIndex } from "../testing/demo-index";
import { smallIndex } from "../testing/small-index";

const vocabulary = new Vocabulary(
  [
    { said: ["Couch", "-schrank", "Möbel"], meant: ["Sperrmüll"], isNearest: false },
    { said: ["Straße zu", "Ping Pong"], meant: ["Straßensperrung"], isNearest: false },
    { said: ["Taxi"], meant: ["Bürgerbus"], isNearest: true },
  ],
  new Lexicon(allLayers),
);
const bulkyWaste = [{ words: ["sperrmull"], isNearest: false }];

test("a word and its inflections mean what its line says", () => {
  expect(vocabulary.of("couch")).toEqual(bulkyWaste);
  expect(vocabulary.of("couches")).toEqual(bulkyWaste);
  expect(vocabulary.of("sperrmull")).toEqual([]);
  expect(vocabulary.of("taxi")).toEqual([{ words: ["burgerbus"], isNearest: true }]);
});

test("a hyphen stands for any beginning", () => {
  expect(vocabulary.ofEnding("kuchenschrank")).toEqual(bulkyWaste);
  expect(vocabulary.ofEnding("schrank")).toEqual([]);
});

test("several words mean something together, in any order and with others between them", () => {
  const found = vocabulary.phrasesIn(["zu", "ist", "die", "strasse"]);
  expect(found.map(({ positions }) => positions)).toEqual([[3, 0]]);
  expect(vocabulary.phrasesIn(["die", "strasse"])).toEqual([]);
  expect(vocabulary.of("pingpong")).toHaveLength(1);
});

test("what is nearest is offered, and the word is still said to be unknown", () => {
  const { hits, unknown } = ask(smallIndex({ bus: "# Bürgerbus" }), "Taxi");
  expect(hits.map(({ id }) => id)).toEqual(["bus"]);
  expect(unknown).toEqual(["Taxi"]);
});

test("a word that means something else than the content has stays unknown", () => {
  expect(ask(smallIndex({ a: "# Kirmes" }), "Couch").unknown).toEqual(["Couch"]);
});

test("the editors' synonyms win over the vocabulary", () => {
  const texts = { theirs: "# Möbelbörse", base: "# Sperrmüll" };
  const ids = (index: ReturnType<typeof smallIndex>) => ask(index, "Couch").hits.map(({ id }) => id);
  expect(ids(smallIndex(texts))).toEqual(["base"]);
  expect(ids(smallIndex(texts, [["Couch", "Möbelbörse"]]))).toEqual(["theirs", "base"]);
});

test.each([
  ["Matraze", "Matratze"],
  ["Hautarzt", undefined],
])("of words that the content lacks, „%s“ is corrected to %s", (word, correction) => {
  expect(ask(smallIndex({ a: "# Sperrmüll", b: "# Bereitschaftsdienst" }), word).didYouMean).toBe(correction);
});

const demo = demoIndex();

test.each([
  ["Doktor am Mittwoch", "notruf-und-bereitschaft"],
  ["Ausweis schnell bis nächste Woche", "personalausweis-reisepass"],
  ["Hecke schneiden im Sommer verboten", "gruenschnitt-und-kompost"],
  ["Mein Mann ist heute Nacht zu Hause verstorben", "sterbefall"],
  ["Rasenschnitt abladen am Samstagvormittag", "gruenschnittplatz"],
])("„%s“ is about no event: %s comes before what takes place then", (q, id) => {
  const { hits, groups } = ask(demo, q);
  expect(hits.slice(0, 3).map((hit) => hit.id)).toContain(id);
  expect(groups?.map((group) => group.id)).toEqual(["about", "days"]);
});

test.each([
  "wo isch d Stross gsperrt",
  "ned weit zu laafe mit em Bus",
  "how do I get my new ID card",
  "is there a doctor at night",
])("small words of regions and of English are not searched: „%s“", (q) => {
  expect(ask(demo, q).hits).not.toEqual([]);
});
