import type { SearchContext } from "../search-context";
import { demoContext } from "../testing/demo-index";
import { findFunctions, suggestFunctions } from "./find-functions";
import { offeredFunctions } from "./site-functions";

const titles = (q: string, context: SearchContext = demoContext, allowsTypos = false) =>
  findFunctions(q, context, () => allowsTypos).map(({ title }) => title);
const suggested = (q: string) => suggestFunctions(q, demoContext).map(({ title }) => title);

const mail = "Per E-Mail Bescheid bekommen";
const push = "Nachrichten auf dieses Gerät bekommen";
const reminder = "An die Tonne erinnern lassen";
const room = "Raum oder Halle anfragen";
const notice = "Anzeige aufgeben";
const printing = ["Aushang drucken", "Monat auf einem Blatt drucken", "Abfallkalender drucken"];

test.each([
  ["drucken", printing],
  ["wo kann ich das ausdrucken", printing],
  ["mülltermine ausdrucken", ["Abfallkalender drucken"]],
  ["newsletter", [mail]],
  ["Newsletter abbestellen", [mail]],
  ["e-mail abo", [mail]],
  ["E-Mail-Abo", [mail]],
  ["warnung per mail", [mail]],
  ["erinnerung müll", [reminder]],
  ["tonne rausstellen erinnerung", [reminder]],
  ["anzeige aufgeben", [notice]],
  ["wie kann ich in Musterbach eine Anzeige aufgeben", [notice]],
  ["fahrrad verschenken", [notice]],
  ["katze entlaufen", [notice]],
  ["räume", [room]],
  ["raum mieten", [room]],
  ["halle mieten samstag", [room]],
  ["geburtstag feiern saal", [room]],
  ["kalender abonnieren", ["Kalender abonnieren"]],
  ["einbetten", ["Termine auf der eigenen Website zeigen"]],
  ["daten löschen", ["Auskunft und Löschung Ihrer Daten", "Cookie-Einstellungen"]],
  ["aushang", ["Aushang drucken"]],
  ["plakate", ["Aushang drucken"]],
  ["leichte sprache", ["Texte in Leichter Sprache"]],
  ["barriere melden", ["Barriere melden"]],
  ["beleidigung melden", ["Inhalt melden"]],
  ["kontakt", ["Kontakt: Nachricht an die Gemeinde"]],
  ["adresse der verwaltung", ["Kontakt: Nachricht an die Gemeinde"]],
  ["cookies", ["Cookie-Einstellungen"]],
  ["push", [push]],
  ["nachrichten aufs handy", [push]],
  ["offline lesen", ["Ohne Netz lesen"]],
  ["ohne internet", ["Ohne Netz lesen"]],
  ["feed", ["Neue Beiträge als Feed (RSS)"]],
  ["rss", ["Neue Beiträge als Feed (RSS)"]],
  ["termin vorschlagen", ["Veranstaltung melden"]],
  ["verein eintragen", ["Verein oder Einrichtung eintragen"]],
  ["foto einreichen", ["Beitrag einreichen"]],
  ["ehrenamt", ["Mithelfen"]],
  ["fehler melden", ["Änderung mitteilen"]],
  ["falsche öffnungszeiten", ["Änderung mitteilen"]],
  ["vereine", ["Alle Vereine ansehen"]],
  ["kitas vergleichen", ["Kitas und Schulen vergleichen"]],
  ["glossar", ["Schwierige Wörter nachschlagen"]],
  ["impressum", ["Impressum"]],
  ["meine meldung status", ["Was aus Ihrer Meldung oder Anfrage wurde"]],
  ["stand meiner anfrage", ["Was aus Ihrer Meldung oder Anfrage wurde"]],
  ["arabic", ["In anderen Sprachen lesen"]],
  ["ukrainian", ["In anderen Sprachen lesen"]],
  ["українська", ["In anderen Sprachen lesen"]],
  ["polski", ["In anderen Sprachen lesen"]],
  ["where is the town hall", ["In anderen Sprachen lesen"]],
  ["garbage", ["In anderen Sprachen lesen"]],
])("„%s“ is what one can do here: %j", (q, expected) => {
  expect(titles(q)).toEqual(expected);
});

test.each([
  "hund anmelden",
  "kita anmelden",
  "restmüll",
  "internet",
  "glasfaser internet",
  "flohmarkt",
  "anzeige wegen ruhestörung",
  "sperrmüll anmelden",
  "lastenrad mieten",
  "termin im rathaus",
  "verein für angler",
  "ohne",
  "wie kann ich",
  "dorf",
  "",
])("„%s“ is nothing that the site does", (q) => {
  expect(titles(q)).toEqual([]);
});

test("a misspelt word is understood where the content lacks it", () => {
  expect(titles("newslettr")).toEqual([]);
  expect(titles("newslettr", demoContext, true)).toEqual([mail]);
});

const everything = { mail: true, newcomers: true, offline: true, push: true };

test.each([
  ["mail", "newsletter"],
  ["push", "push"],
  ["offline", "offline lesen"],
  ["newcomers", "ukrainisch"],
])("a village without %s offers nothing for „%s“", (missing, q) => {
  const offering = (offered: typeof everything) => ({ ...demoContext, functions: offeredFunctions(offered) });
  expect(titles(q, offering(everything))).not.toEqual([]);
  expect(titles(q, offering({ ...everything, [missing]: false }))).toEqual([]);
});

test.each(["raum mieten", "müll erinnerung"])(
  "only a village with the feature offers something for „%s“",
  (q) => {
    expect(titles(q, demoContext)).not.toEqual([]);
    expect(titles(q, { ...demoContext, functions: offeredFunctions(everything) })).toEqual([]);
  },
);

test.each([
  ["anz", [notice]],
  ["anzeige auf", [notice]],
  ["newsletter ab", [mail]],
  ["raum mi", [room]],
  ["fahrrad verschenken", [notice]],
  ["abfallk", ["Abfallkalender ansehen"]],
  ["tel", []],
  ["für sen", []],
  ["am wo", []],
  ["wann ist das rath", []],
  ["verein für ang", []],
])("„%s“ suggests %j", (q, expected) => {
  expect(suggested(q)).toEqual(expected);
});
