/** @jest-environment node */
import { phoneNumbersIn, shortNumbers } from "./phone-numbers";
import { fc, textWith } from "./testing/arbitraries";
import { costRatio } from "./testing/cost-ratio";

const found = (text: string) =>
  phoneNumbersIn(text).map(({ start, end, tel }) => [text.slice(start, end), tel]);

test.each([
  ["030 / 23125 100", "+493023125100"],
  ["030 23125-140", "+493023125140"],
  ["(030) 23125-100", "+493023125100"],
  ["0171/1234567", "+491711234567"],
  ["+49 (0)30 23125 100", "+493023125100"],
  ["+49 30 23125100", "+493023125100"],
  ["00 49 30 23125100", "+493023125100"],
  ["0800 1110111", "+498001110111"],
  ["033767 12345", "+493376712345"],
  ["0301234567", "+49301234567"],
])("%s is called as %s, alone and in a sentence", (written, tel) => {
  expect(found(written)).toEqual([[written, tel]]);
  expect(found(`Rufen Sie an: ${written}.`)).toEqual([[written, tel]]);
  expect(found(`Frau Muster (${written}), Bauamt`)).toEqual([[written, tel]]);
});

test("several numbers stand in one text", () => {
  expect(found("Bauhof 030 23125-140 oder 0331 866-0; nachts 116 117")).toEqual([
    ["030 23125-140", "+493023125140"],
    ["0331 866-0", "+493318660"],
    ["116 117", "116117"],
  ]);
});

test.each([
  "22.11.2026",
  "2026-11-22",
  "am 03.12. 18.30 Uhr",
  "08:00-12:00 Uhr",
  "von 08.00 bis 12.00 Uhr",
  "12345 Musterbach",
  "01067 Dresden",
  "IBAN DE02 1203 0000 0000 2020 51",
  "DE89 3704 0044 0532 0130 00",
  "Konto 0532013000, BLZ 37040044",
  "ISBN 978-3-16-148410-0",
  "Steuernummer 048/123/45678",
  "Aktenzeichen 01234/56789",
  "Kundennummer: 0301234567",
  "10.000 Euro",
  "0,5 l",
  "Saison 2026/2027",
  "https://dorf.example/030123456",
  "05 12 2026 10 00",
  "00000000",
])("%s is no telephone number", (text) => {
  expect(found(text)).toEqual([]);
});

test.each([...shortNumbers.keys()])(
  "%s is called where it stands alone or beside what it is for",
  (number) => {
    expect(found(number)).toEqual([[number, number]]);
    expect(found(`Notruf: ${number}.`)).toEqual([[number, number]]);
  },
);

test("the demo village's emergency note calls all of its numbers", () => {
  const note = "Feuer, Unfall, Lebensgefahr: 112. Polizei: 110. Ärztlicher Bereitschaftsdienst: 116 117.";
  expect(found(note)).toEqual([
    ["112", "112"],
    ["110", "110"],
    ["116 117", "116117"],
  ]);
});

test.each([
  "Es kamen 112 Gäste.",
  "Bachstraße 112",
  "Bürgerbus Linie 115",
  "Polizei sucht 110 Kinder",
  "Die Feuerwehr pumpte 112 m³ ab, 110 €",
  "§ 110 Polizeigesetz",
  "110.000 Euro für die Feuerwehr",
  "1160 Telefone",
])("in “%s” nobody is called", (text) => {
  expect(found(text)).toEqual([]);
});

test("numbers lie within the text, in order, and do not overlap", () => {
  const anyText = textWith(
    "0",
    "030",
    "+49",
    "(0)",
    " ",
    "/",
    "-",
    "23125",
    "100",
    "112",
    "Notruf",
    "116 117",
  );
  fc.assert(
    fc.property(anyText, (text) => {
      let last = 0;
      for (const { start, end, tel } of phoneNumbersIn(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(tel).toMatch(/^\+?\d{3,15}$/);
        last = end;
      }
    }),
  );
});

test.each(["0", "030 ", "030-", "+49", "1 ", "( 0"])("a text full of “%s” costs a moment", (part) => {
  expect(costRatio(phoneNumbersIn, part.repeat(16_000 / part.length))).toBeLessThan(250);
});
