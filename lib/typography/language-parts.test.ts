import { german, languageOfCode, languageOfField } from "@dorfforum/shared/text/languages";
import { languageAttributes, languageParts, mainLanguage } from "./language-parts";

const inWords = (text: string, code = "de") =>
  languageParts(text, languageOfCode(code)).map(({ text: part, lang, dir }) =>
    [part, lang, dir].filter(Boolean).join("|"),
  );

test.each([
  ["Der Bach", "de", ["Der Bach"]],
  ["", "de", []],
  ["Łódź, Șomcuta, Dolnoserbšćina", "de", ["Łódź, Șomcuta, Dolnoserbšćina"]],
  ["Welcome · Ласкаво просимо · مرحبا", "en", ["Welcome · ", "Ласкаво просимо|uk", " · ", "مرحبا|ar|rtl"]],
  ["Herr محمد علي kommt", "de", ["Herr ", "محمد علي|ar|rtl", " kommt"]],
  ["the „Kita“ (“Gelber Sack”)", "en", ["the „", "Kita|de", "“ (“Gelber Sack”)"]],
  ["the „Kita", "en", ["the „Kita"]],
  ["de „Kita“", "nds", ["de „Kita“"]],
  ["Мы рады", "de", ["Мы рады|ru"]],
  ["Ми раді", "de", ["Ми раді|uk"]],
  ["Москва", "ru", ["Москва"]],
  ["خوش آمدید پ", "de", ["خوش آمدید پ|fa|rtl"]],
  ["лікар у Musterbach", "uk", ["лікар у ", "Musterbach|de"]],
  ["Polski tekst", "pl", ["Polski tekst"]],
  ["هاتف 030 23125 100 الآن", "ar", ["هاتف ", "030 23125 100|ltr", " الآن"]],
  ["هاتف 030\u202f23125\u00a0100", "ar", ["هاتف ", "030\u202f23125\u00a0100|ltr"]],
  ["هاتف +49 (0)30 23125-100", "ar", ["هاتف ", "+49 (0)30 23125-100|ltr"]],
  ["من 8 إلى 12", "ar", ["من 8 إلى 12"]],
  ["Markt 4, 12345 Musterbach، الهاتف", "ar", ["Markt 4, 12345 Musterbach|de|ltr", "، الهاتف"]],
  ["شارع Schulstraße 8 قريب", "ar", ["شارع ", "Schulstraße 8|de|ltr", " قريب"]],
])("%j in %s is %j", (text, code, parts) => {
  expect(inWords(text, code)).toEqual(parts);
  expect(
    languageParts(text, languageOfCode(code))
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

test.each([
  ["Der Dorfladen von محمد", "de", "de"],
  ["مرحبا بكم في Musterbach", "de", "ar"],
  ["Ласкаво просимо", "de", "uk"],
  ["Ласкаво просимо", "ru", "ru"],
  ["Rathaus, Markt 4", "ar", "de"],
  ["مدرسة Grundschule am Mühlbach", "ar", "ar"],
  ["112", "ar", undefined],
])("most of %j in a text in %s is %s", (text, code, main) => {
  expect(mainLanguage(text, languageOfCode(code))?.code).toBe(main);
});

test.each([
  ["Ukrainisch", "uk"],
  [undefined, "de"],
  [null, "de"],
  ["", "de"],
  ["Klingonisch", "de"],
])("the field %j is %s", (name, code) => {
  expect(languageOfField(name).code).toBe(code);
});

test("German says nothing of itself; a German word in an Arabic text says both", () => {
  expect(languageAttributes(german)).toEqual({});
  expect(languageAttributes(languageOfCode("en"))).toEqual({ lang: "en" });
  expect(languageAttributes(german, languageOfCode("fa"))).toEqual({ lang: "de", dir: "ltr" });
});
