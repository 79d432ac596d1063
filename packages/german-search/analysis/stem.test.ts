import { fold } from "./fold";
import { familyOf, otherGender, stem } from "./stem";

const stemOf = (word: string) => stem(fold(word));
const family = (word: string) => familyOf(fold(word));

test.each([
  "Kurs Kurse Kurses Kursen",
  "Impuls Impulse",
  "Vers Verse Versen",
  "Hals Hälse Halses",
  "Gans Gänse",
  "Zins Zinsen",
  "Fels Felsen",
  "Krebs Krebse",
  "Keks Kekse",
  "Fuchs Füchse",
  "Pulver Pulvers",
  "Löffel Löffels",
  "Magazin Magazins",
  "Schal Schals",
  "Bürgerbus Bürgerbusse Bürgerbussen Bürgerbusses",
  "Kürbis Kürbisse",
  "Museum Museums Museen",
  "Zentrum Zentrums Zentren",
  "Material Materials Materialien",
  "Workshop Workshops",
  "Archiv Archivs",
  "Neubau Neubaus Neubauten",
  "System Systems Systeme",
  "Regel Regeln",
  "Rodel rodeln",
  "Wanderer Wanderers",
  "Lehrerin Lehrerinnen",
  "Schützin Schützinnen",
  "Ärztin Ärztinnen",
])("%s have one stem", (words) => expect(new Set(words.split(" ").map(stemOf)).size).toBe(1));

test.each([
  "Kur Kurs",
  "Bus Buße",
  "Wein Wien",
  "Bremen Bremse",
  "Gas Gasse",
  "Käse Kasse",
  "Wache Wachs",
  "Buch Buchse",
])("%s have stems of their own", (words) => expect(new Set(words.split(" ").map(stemOf)).size).toBe(2));

test.each([
  "ummelden Ummeldung umgemeldet umzumelden",
  "verlängern Verlängerung verlängert",
  "beglaubigen Beglaubigung beglaubigt",
  "anmelden Anmeldung angemeldet anzumelden",
  "wandern Wanderung Wanderer",
])("%s are a family", (words) => {
  expect(new Set(words.split(" ").map(family))).toEqual(new Set([expect.any(String)]));
});

test.each([
  ["Lehrer", "lehrerin"],
  ["Kollegen", "kollegin"],
  ["Erzieherinnen", "erzieher"],
  ["Ärztin", "arzt"],
  ["Auto", undefined],
])("the other gender of %s is %s", (word, other) => expect(otherGender(fold(word))[0]).toBe(other));
