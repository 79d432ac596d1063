import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import { costRatio } from "@dorfforum/shared/testing/cost-ratio";
import { setAreaCode } from "./area-code";
import { phoneNumbersIn, phoneNumbersOfField, shortNumbers } from "./phone-numbers";

afterEach(() => setAreaCode(undefined));

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

describe("with the municipality's own area code", () => {
  beforeEach(() => setAreaCode("033767"));

  test.each([
    ["Telefon 23125", ["23125"]],
    ["Tel.: 23125-140", ["23125-140"]],
    ["Telefonnummer: 231 251", ["231 251"]],
    ["Fax 23125 199, nachmittags", ["23125 199"]],
    ["Ruf 23125.", ["23125"]],
    ["☎ 23125", ["23125"]],
    ["(Fon: 23125)", ["23125"]],
    ["Durchwahl 23125-140", ["23125-140"]],
    ["Tel. 23125 oder 23126, 23127", ["23125", "23126", "23127"]],
    ["Bauamt, Tel. 23125 Frau Muster", []],
    ["Tel. 231251 Frau Muster", ["231251"]],
  ])("“%s”", (text, numbers) => {
    expect(found(text).map(([written]) => written)).toEqual(numbers);
  });

  test("a local number is called with it, one that has an area code with its own", () => {
    expect(found("Tel. 23125-140, Telefon 030 23125140, Notruf 112")).toEqual([
      ["23125-140", "+493376723125140"],
      ["030 23125140", "+493023125140"],
      ["112", "112"],
    ]);
  });

  test.each([
    "Wir haben 23125 Bäume gepflanzt",
    "Telefon 2026",
    "Telefonsprechstunde 2026/2027",
    "Telefon 14-16 Uhr",
    "Tel. 8-12",
    "Telefonisch 1400-1600 Uhr",
    "Telefon 1400-1600 Uhr",
    "Telefon 8:30",
    "Telefon 08.30 bis 12.00 Uhr",
    "Tel. 24.12.2026",
    "Telefon 24 12 2026",
    "Fax 24-12-26",
    "Ruf 12345 Musterbach",
    "Telefon 1000 €",
    "Telefon 1000 Euro",
    "Telefon 19,95",
    "Durchwahl 140",
    "Durchwahl -1401",
    "Telefon, Zimmer 1401",
    "Tel. DE02 1203 0000 0000 2020 51",
    "IBAN DE02 1203 0000 0000 2020 51 Tel",
    "Hausnummer 1401",
    "Anruf 23125x",
    "Telefon 12",
  ])("in “%s” nobody is called", (text) => {
    expect(found(text)).toEqual([]);
  });

  test("the whole text may be the field of a telephone number", () => {
    const inField = (text: string) => phoneNumbersIn(text, true).map(({ tel }) => tel);
    expect(inField("23125-140")).toEqual(["+493376723125140"]);
    expect(inField(" 23125 oder 23126")).toEqual(["+493376723125", "+493376723126"]);
    expect(inField("Mo 1400")).toEqual([]);
    expect(inField("2026")).toEqual([]);
  });
});

test("without an area code in the settings a local number is none", () => {
  expect(found("Telefon 23125")).toEqual([]);
});

describe("written in groups of every kind", () => {
  test.each([
    ["033652\u00a0471", "+4933652471"],
    ["030\u202f231\u2009251\u2007100", "+4930231251100"],
    ["030 23125\u2013100", "+493023125100"],
    ["030 23125 \u2011 100", "+493023125100"],
    ["030 23125 - 100", "+493023125100"],
    ["030 23125-0", "+4930231250"],
    ["(03 36 52) 4 71", "+4933652471"],
    ["(0 30) 23 12 51-0", "+49302312510"],
    ["0900 1 123456", "+499001123456"],
    ["0800 111 0 111", "+498001110111"],
    ["0180 5 123456", "+491805123456"],
    ["116\u00a0117", "116117"],
    ["0049 30 23125100", "+493023125100"],
    ["(+49) 30 23125100", "+493023125100"],
    ["+49 (030) 23125-100", "+493023125100"],
    ["+43 1 588580", "+431588580"],
    ["+1 212 555 2368", "+12125552368"],
  ])("%j is called as %s", (written, tel) => {
    expect(found(written)).toEqual([[written, tel]]);
    expect(found(`Tel.: ${written}, Bauamt`)).toEqual([[written, tel]]);
    expect(found(`Tel.:${written}`)).toEqual([[written, tel]]);
  });

  test.each([
    ["03 36 52 / 4 71", "+4933652471"],
    ["0 30 / 23 12 51-0", "+49302312510"],
  ])("%j is called after a word that announces it, and is else no number", (written, tel) => {
    expect(found(`Telefon ${written}`)).toEqual([[written, tel]]);
    expect(found(written)).toEqual([]);
  });
});

test.each([
  "14-18 Uhr",
  "14\u201318\u00a0Uhr",
  "8 bis 12 Uhr",
  "8 und 14 Uhr",
  "8 - 12.30 Uhr",
  "8.30-12 Uhr",
  "15:00 Uhr",
  "24h",
  "2. OG",
  "2. Stock, Zimmer 12",
  "3. Mai",
  "(14-18 Uhr)",
  "15324 Musterbach",
  "/ 12",
  "/-12",
  "Durchwahl -12",
])("“%s” behind a number is none of its digits", (words) => {
  expect(found(`Tel. 033652 4711 ${words}`)).toEqual([["033652 4711", "+49336524711"]]);
  setAreaCode("033652");
  const [local] = found(`Tel. 4711 ${words}`);
  if (!words.startsWith("15324")) expect(local).toEqual(["4711", "+49336524711"]);
});

test.each([" oder ", "/", " / ", ", ", "; ", " ", " (mobil) "])(
  "“%s” stands between two numbers",
  (between) => {
    expect(found(`033652 471${between}0171 1234567`)).toEqual([
      ["033652 471", "+4933652471"],
      ["0171 1234567", "+491711234567"],
    ]);
  },
);

test.each(["4,91511E+11", "VR 01234567", "Az. 0123 4567890", "DE12 3456 0301 2345 6789 01", "0730-1200 Uhr"])(
  "%s is no number, in a field neither",
  (text) => expect(phoneNumbersOfField(text)).toEqual([]),
);

test("an extension that looks like an emergency number calls nobody", () => {
  for (const words of ["Durchwahl 112", "App. 110", "Apparat 115", "Notruf 0 72 61 / 94 66 - 112"])
    expect(found(`Telefon 033652 4711, ${words}`).map(([, tel]) => tel)).toEqual(["+49336524711"]);
  expect(phoneNumbersOfField("033652 4711 (Apparat 112)")).toHaveLength(1);
  expect(phoneNumbersOfField("112 oder 033652 4711").map(({ tel }) => tel)).toEqual(["112", "+49336524711"]);
});

test("a contact's field without an area code is called with the municipality's, if the settings have one", () => {
  expect(phoneNumbersOfField("471")).toEqual([{ start: 0, end: 3, tel: "471" }]);
  setAreaCode("033652");
  expect(phoneNumbersOfField("471")).toEqual([{ start: 0, end: 3, tel: "033652471" }]);
  expect(phoneNumbersOfField("49 30 23125100")).toEqual([{ start: 0, end: 14, tel: "+493023125100" }]);
  expect(phoneNumbersOfField("4930 23")).toEqual([{ start: 0, end: 7, tel: "+4933652493023" }]);
  expect(phoneNumbersOfField("030.23125.100")).toEqual([{ start: 0, end: 13, tel: "03023125100" }]);
  expect(phoneNumbersOfField("112")).toEqual([{ start: 0, end: 3, tel: "112" }]);
});

test.each([
  ["4711 oder 4712", ["4711", "4712"]],
  ["471 und 472", ["471", "472"]],
  ["4711, 4712; 47 13", ["4711", "4712", "4713"]],
  ["4711 / 4712", ["4711", "4712"]],
  ["4711/4712", ["4711", "4712"]],
  ["23125/140", ["23125140"]],
  ["4711\u00a0bzw. 4712", ["4711", "4712"]],
  ["4711 oder abends", []],
  ["Mo, 1400-1600", []],
  ["03.12.2026 oder 4711", []],
])("the field “%s” without any area code calls %j", (text, tels) => {
  expect(phoneNumbersOfField(text).map(({ tel }) => tel)).toEqual(tels);
  for (const { start, end } of phoneNumbersOfField(text)) expect(text.slice(start, end)).toMatch(/^\d.*\d$/);
});

describe("with digits before it that are no part of the village's own numbers", () => {
  test.each([
    // 49 without its plus
    ["49 7755 91155", "+49775591155"],
    ["49-7755-91155", "+49775591155"],
    ["4977 5591155", "+49775591155"],
    ["49/7755/91155", "+49775591155"],
    ["49 7755 / 91155", "+49775591155"],
    ["49171/1234567", "+491711234567"],
    ["49 (0) 7755 91155", "+49775591155"],
    ["49 (0)7755/91155", "+49775591155"],
    ["+49 7736 9219-0", "+49773692190"],
    ["07736/9219-0", "+49773692190"],
    ["0043 1 588580", "+431588580"],
    // An area code or a mobile network without its zero, another country without its plus: unknown
    ["7755 91155", undefined],
    ["7755/91155", undefined],
    ["7755 / 911 55", undefined],
    ["171 1234567", undefined],
    ["171/1234567", undefined],
    ["43 1 588580", undefined],
    ["41 44 668 18 00", undefined],
    ["(7755) 91155", undefined],
    ["800 1110111", undefined],
    // The village's own
    ["49 77 55", "+4930497755"],
    ["4711", "+49304711"],
    ["23125-140", "+493023125140"],
    ["23125 140", "+493023125140"],
  ])("%s calls %s, in a field and in a text", (written, tel) => {
    setAreaCode("030");
    const tels = tel === undefined ? [] : [tel];
    expect(phoneNumbersOfField(written).map((number) => number.tel)).toEqual(tels);
    expect(found(`Telefon ${written}`)).toEqual(tels.map((each) => [written, each]));
  });

  test("a long area code leaves room for short numbers", () => {
    setAreaCode("033767");
    expect(phoneNumbersOfField("7755 9115")).toEqual([]);
    expect(phoneNumbersOfField("23125 199").map(({ tel }) => tel)).toEqual(["+493376723125199"]);
  });
});

test("two local numbers in a field are called with the municipality's area code", () => {
  setAreaCode("033652");
  expect(phoneNumbersOfField("471 oder 472").map(({ tel }) => tel)).toEqual(["033652471", "033652472"]);
  expect(phoneNumbersOfField("4711 oder 4712").map(({ tel }) => tel)).toEqual([
    "+49336524711",
    "+49336524712",
  ]);
});

/** "30", "23125100" in groups with other characters between them */
const anyWriting = fc
  .tuple(
    fc.constantFrom(["030", "30"], ["033652", "33652"], ["(03 36 52)", "33652"], ["+49 (0)335", "335"]),
    fc.constantFrom(" ", "\u00a0", "\u202f", " / ", "/", "-", "\u2013", " \u2013 "),
    fc.array(fc.stringMatching(/^[1-9]{2,3}$/), { minLength: 2, maxLength: 2 }),
    fc.constantFrom(" ", "\u00a0", "\u2009", "-", "\u2011", " - "),
  )
  .map(([[area = "", code = ""], gap, groups, between]) => ({
    written: area + gap + groups.join(between),
    tel: `+49${code}${groups.join("")}`,
  }));

test("a text with forty numbers calls the digits of each, whatever stands between them", () => {
  const between = fc.constantFrom(
    " oder ",
    ", ",
    "; ",
    " bzw. ",
    " Mo-Fr 8-12 Uhr, ",
    ".\n",
    " 14-18 Uhr ",
    " 2. OG, ",
  );
  const texts = fc.array(fc.tuple(anyWriting, between), { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.map(([{ written }, words]) => `Tel. ${written}${words}`).join("");
      expect(found(text)).toEqual(parts.map(([{ written, tel }]) => [written, tel]));
    }),
  );
});

test.each([undefined, "033767"])(
  "numbers lie within the text, in order, and do not overlap, with the area code %s",
  (code) => {
    setAreaCode(code);
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
      "Tel.",
      "oder",
    );
    fc.assert(
      fc.property(anyText, fc.boolean(), (text, isPhoneField) => {
        let last = 0;
        for (const { start, end, tel } of phoneNumbersIn(text, isPhoneField)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(tel).toMatch(/^\+?\d{3,15}$/);
          last = end;
        }
      }),
    );
  },
);

test.each(["0", "030 ", "030-", "+49", "1 ", "( 0", "Tel. 1", "Tel"])(
  "a text full of “%s” costs a moment",
  (part) => {
    setAreaCode("030");
    expect(costRatio(phoneNumbersIn, part.repeat(16_000 / part.length))).toBeLessThan(250);
  },
);
