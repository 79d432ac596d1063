import { runSearch } from "./run-search";
import { smallIndex } from "./testing/small-index";

function search(q: string, texts: Record<string, string>, synonyms: string[][] = []) {
  const request = { q, category: undefined, page: 1, without: [], literally: false };
  return runSearch(smallIndex(texts, synonyms), request, new Date("2026-11-21T09:00:00.000Z"));
}

const idsOf = (answer: ReturnType<typeof search>) => answer.hits.map(({ id }) => id);

const padding =
  "Hier steht vieles, das mit der Sache wenig zu tun hat und trotzdem gelesen werden will. ".repeat(6);

test("words that stand together beat the same words far apart", () => {
  const apart = `Das Rathaus ist alt. ${padding} Die Öffnungszeiten der Mühle wechseln.`;
  const together = `${padding} Die Öffnungszeiten vom Rathaus wechseln. ${padding.slice(0, 20)}`;
  expect(idsOf(search("Rathaus Öffnungszeiten", { apart, together }))[0]).toBe("together");
  expect(idsOf(search("Rathaus Öffnungszeiten", { together, apart }))[0]).toBe("together");
});

test("a heading says more than the running text", () => {
  const texts = {
    text: `Der Gelbe Sack kommt. ${padding}`,
    heading: `${padding}\n\n## Gelber Sack\n\nEr kommt.`,
  };
  expect(idsOf(search("Sack", texts))[0]).toBe("heading");
});

test.each([
  ["Kleider", "Der Kinderkleiderbasar. Kinder, Kleider, Basar."],
  ["Garten", "Das Schulgartenfest. Schule, Garten, Fest."],
])("„%s“ is found inside a compound of three parts", (q, known) => {
  const [compound = ""] = known.split(".");
  const answer = search(q, {
    whole: compound,
    parts: known.slice(compound.length + 2),
    other: "Nichts davon.",
  });
  expect(idsOf(answer)).toContain("whole");
});

test("one small letter in an address makes no verb of a noun", () => {
  const texts = {
    asked: `Im Rathaus. ${padding}`,
    other: "Sie können den Antrag abgeben. Abgeben dürfen ihn alle, die ihn abgeben wollen.",
    address: "Schreiben Sie an rathaus@musterbach.example.org. Das Rathaus hilft im Rathaus.",
  };
  expect(idsOf(search("abgeben im Rathaus", texts)).slice(0, 2).sort()).toEqual(["address", "asked"]);
});

test("a noun is not taken for the verb that shares its stem", () => {
  const texts = {
    verb: "Sie können buchen, auch online buchen.",
    noun: "Viele Bücher und noch ein Bild.",
  };
  expect(idsOf(search("Bücher", texts))).toEqual(["noun", "verb"]);
});

test("women and men of an office are the same", () => {
  const texts = { her: "Die Bürgermeisterin kommt.", other: "Der Bürgerbus kommt." };
  expect(idsOf(search("Bürgermeister", texts))).toEqual(["her"]);
});

test.each(["Feuerwehr Jugend", "Feuerwehr-Jugend", "Jugend-Feuerwehr"])(
  "„%s“ is the compound of both, whichever comes first",
  (q) => {
    const texts = {
      meant: "# Jugendfeuerwehr Musterbach\nWir üben freitags.",
      both: "# Förderverein der Feuerwehr Musterbach\nWir fördern die Jugend der Feuerwehr.",
    };
    expect(idsOf(search(q, texts))[0]).toBe("meant");
  },
);

test.each([
  ["Kitas", "Die Kita am Bach."],
  ["Handys", "Ein Handy."],
  ["Büros", "Das Büro."],
  ["Tombolas", "Die Tombola."],
  ["Erdgase", "Mit Erdgas."],
  ["kostenloses", "Das ist kostenlos."],
  ["Kreise", "Im Kreis."],
])("„%s“ finds „%s“", (q, text) => {
  const answer = search(q, { text, other: "Nichts davon." });
  expect(idsOf(answer)).toEqual(["text"]);
  expect(answer.didYouMean).toBeUndefined();
});

test("what people add to what they seek counts little", () => {
  const texts = { dates: "Termine, viele Termine, ein Termin.", meant: "Die Müllabfuhr kommt." };
  expect(idsOf(search("Müllabfuhr Termine", texts))[0]).toBe("meant");
});

test("an unknown short word is not taken for the beginning of another", () => {
  expect(idsOf(search("Schach", { other: "Schichtwechsel im Schichtbetrieb." }))).toEqual([]);
});

test("both parts of a compound may change places", () => {
  const texts = { meant: "Die Jugendfeuerwehr übt.", both: "Die Jugend. Die Feuerwehr." };
  expect(idsOf(search("Feuerwehrjugend", texts))[0]).toBe("meant");
});

test("words that stand nowhere are told, and what was found without them is shown", () => {
  const texts = { dog: "Die Hundesteuer wird fällig.", other: "Die Blockflöte klingt." };
  const answer = search("Hundesteuer Xylophon", texts);
  expect(idsOf(answer)).toEqual(["dog"]);
  expect(answer.unknown).toEqual(["Xylophon"]);
  expect(search("Hundesteuer", texts).unknown).toEqual([]);
});

test("a misspelt word is corrected and not told to be nowhere", () => {
  const answer = search("Blockflote", { flute: "Die Blockflöte klingt." });
  expect(answer.unknown).toEqual([]);
  expect(search("Blokcflöte", { flute: "Die Blockflöte klingt." })).toMatchObject({
    didYouMean: "Blockflöte",
    unknown: [],
  });
});

test("an unknown compound finds its known part and is reported as unknown", () => {
  const answer = search("Theateraufführungen", { group: "Die Theatergruppe spielt. Gruppe." });
  expect(idsOf(answer)).toEqual(["group"]);
  expect(answer.unknown).toEqual(["Theateraufführungen"]);
});
