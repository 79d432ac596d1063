import { smallIndex } from "../testing/small-index";
import { answerTo } from "./testing/answer-to";
import { now, said } from "./testing/said";

test.each([
  ["telefonnummer rathaus", "Rathaus: 030 23125 100"],
  ["Wie erreiche ich den Imkerverein telefonisch?", "Imkerverein Musterbach: 030 23125 241"],
  ["ruf den bauhof an", "Bauhof: 030 23125 180"],
  ["telefonnummer bürgerbüro", "Bürgerbüro: 030 23125 101"],
  ["telefon kämmerei", "Kämmerei: 030 23125 120"],
  ["notarzt nummer", "Feuer, Unfall, Lebensgefahr: 112"],
  ["wie ruf ich die polizei an", "Polizei: 110"],
  ["arzt bereitschaft telefon", "Ärztlicher Bereitschaftsdienst: 116 117"],
  ["telefonnummer der gemeinde", "Rathaus: 030 23125 100"],
  ["kindertagespflege lindenallee telefon", "Kindertagespflege Zwergenstube: 030 23125 308"],
])("„%s“ is answered with a number: %s", (q, sentence) => {
  expect(said(q)).toMatchObject({ kind: "phone", sentence });
});

test("whom to call about a matter is answered by the sentence with the only number of the text about it", () => {
  expect(said("wen ruf ich an wegen kitaplatz")).toMatchObject({
    kind: "phone",
    sentence:
      "Laut „Kita-Anmeldung“: Fragen beantwortet die Fachberatung im Rathaus, Zimmer 8, Telefon 030 23125 150.",
    phone: { number: "030 23125 150" },
  });
  const asked = (text: string) =>
    answerTo(smallIndex({ a: `# Brennholz\n${text}` }), "wen anrufen wegen brennholz", now);
  expect(asked("Fragen beantwortet gern Frau Weber, 030 23125 110.")?.phone?.number).toBe("030 23125 110");
  expect(asked("Fragen beantwortet gern Frau Weber, 030 23125 110, oder Herr Kurz, 030 23125 120.")).toBe(
    undefined,
  );
});

test.each([
  ["kita telefon", ["Kita Bachkiesel: 030 23125 300", "Kita Lindenbaum: 030 23125 301"]],
  // The association for the school is another one.
  [
    "grundschule telefon",
    ["Grundschule Birkenrain (Außenstelle): 030 23125 306", "Grundschule am Mühlbach: 030 23125 305"],
  ],
  ["sportverein telefon", ["Sportverein Musterbach: 030 23125 220"]],
])("„%s“ may mean few, and each is told: %j", (q, sentences) => {
  const { sentence = "", details = [] } = said(q) ?? {};
  expect([sentence, ...details].toSorted()).toEqual(sentences);
});

test("who asks for the fire brigade sees the emergency numbers too", () => {
  expect(said("feuerwehr telefon")).toMatchObject({
    sentence: "Freiwillige Feuerwehr Musterbach: 030 23125 210",
    phone: { number: "030 23125 210", tel: "+493023125210" },
    details: [expect.stringContaining("112")],
  });
});
