import { ask } from "../testing/demo-index";
import { aSearchEntry, smallIndex } from "../testing/small-index";

const find = (q: string, text: string) => {
  const { hits, unknown, didYouMean } = ask(smallIndex({ a: text }), q);
  return { isFound: hits.length > 0, unknown, didYouMean };
};
const found = { isFound: true, unknown: [], didYouMean: undefined };

test.each([
  ["Museen", "Das Museum."],
  ["Museum", "Zwei Museen."],
  ["Museum", "Das Museumscafé. Ein Café."],
  ["Säle", "Der Festsaal. Ein Fest."],
  ["Gymnasien", "Das Gymnasium."],
  ["Firma", "Die Firmen."],
  ["Risiko", "Die Risiken."],
  ["Praxis", "Drei Praxen."],
  ["Verläge", "Der Verlag."],
  ["Rhythmen", "Der Rhythmus."],
  ["Ärztinnen", "Der Arzt."],
  ["Psychologin", "Der Psychologe. Psychologen."],
  ["Räume", "Der Raum."],
])("„%s“ finds „%s“", (q, text) => {
  expect(find(q, text)).toEqual(found);
});

test.each([
  ["Museen", "Wir müssen."],
  ["Hasen", "Wir haben."],
  ["Wanne", "Wann?"],
  ["Burg", "Die Bürger. Der Bürgerbus. Ein Bus."],
  ["Töpfern", "Der Kochtopf. Töpfe."],
  ["Bart", "Es ist vereinbart. Der Verein."],
  ["Bäcker", "Wir backen."],
  ["Jugendherberge", "Der Jugendraum. Die Jugend. Der Raum."],
  ["Harfe", "Die Härte."],
])("„%s“ is unknown where the content has „%s“", (q, text) => {
  expect(find(q, text)).toEqual({ isFound: false, unknown: [q], didYouMean: undefined });
});

test.each([
  ["ff", ["Freiwillige Feuerwehr Unterdorf"]],
  ["ffu", ["Freiwillige Feuerwehr Unterdorf"]],
  ["ogv", ["Obst- und Gartenbauverein"]],
  ["fv", ["Förderverein der Schule"]],
  ["gv", []],
  ["drk", []],
])("%s abbreviates %j", (q, titles) => {
  const index = smallIndex({ words: "Die Feuerwehr hat einen Verein. Der Gartenbau. Die Wehr." });
  for (const title of [
    "Freiwillige Feuerwehr Unterdorf",
    "Obst- und Gartenbauverein",
    "Förderverein der Schule",
  ])
    index.put(aSearchEntry({ kind: "verein", id: title, title, href: `/verein/${title}` }));
  const { hits, unknown } = ask(index, q);
  expect(hits.map(({ id }) => id)).toEqual(titles);
  expect(unknown).toEqual(titles.length === 0 ? [q] : []);
});

test.each([
  ["nähen", ["sew"]],
  ["naehen", ["sew"]],
  ["nahen", ["near", "sew"]],
  ["verlängern", ["renew"]],
  ["verlangen", ["ask", "renew"]],
  ["fördern", ["demand"]],
])("„%s“ finds %j: a verb with an umlaut is none without, unless nothing else is found", (q, ids) => {
  const index = smallIndex({
    sew: "Wir nähen.",
    near: "In naturnahen Orten.",
    renew: "Wir verlängern den Pass.",
    ask: "Sie verlangen viel.",
    demand: "Sie fordern viel.",
  });
  expect(
    ask(index, q)
      .hits.map(({ id }) => id)
      .sort(),
  ).toEqual([...ids].sort());
});

test.each([
  ["geturnt", "Wir turnen."],
  ["geangelt", "Die Angler angeln."],
])("„%s“ is a form of what „%s“ has", (q, text) => expect(find(q, text)).toEqual(found));
