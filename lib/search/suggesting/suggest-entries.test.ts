import { suggestFrom } from "../suggest";
import { demoContext, demoIndex } from "../testing/demo-index";

/** A Wednesday */
const now = new Date("2026-11-25T10:00:00+01:00");
const village = demoIndex();

const titlesFor = (q: string) =>
  suggestFrom(village, q, now, demoContext).entries.map(({ title }) =>
    title
      .map(({ text }) => text)
      .join("")
      .replaceAll("\u00ad", ""),
  );

test.each([
  ["a title says each word", "sperrmüll anm", "Sperrmüll anmelden"],
  ["the short text says the other word", "kaffeemaschine repar", "Repair-Café"],
  ["a place to turn to says the noun", "personalausweis verl", "Personalausweis und Reisepass"],
  ["nothing has the other word, but one turns there", "wann wird der müll geho", "Abfall: Musterbach"],
  ["a word that begins so", "wann fährt der bu", "Bürgerbus: Fahrt buchen"],
  ["a compound's end", "kino", "Dorfkino: Ein Abend mit Überraschungsfilm"],
  ["a synonym's compound", "laternenumz", "Martinsumzug"],
  ["what it is about, named itself", "posaune", "Musikverein Musterbach"],
  ["behind a colon the word itself", "brötchen", "Dorfladen: Drei Jahre frische Brötchen in Bürgerhand"],
  ["a day says when", "bus sonntag", "Bürgerbus: Fahrt buchen"],
  ["a feast is looked for", "fasching", "Prunksitzung des Karnevalsvereins"],
  ["the Info whose short text has the word", "apothe", "Notruf und ärztliche Bereitschaft"],
  ["an adjective of the same family", "gibt es hier einen arzt", "Notruf und ärztliche Bereitschaft"],
  ["without umlauts", "buch", "Bücherschrank am Marktplatz"],
])("%s: „%s“ suggests „%s“", (_, q, title) => {
  expect(titlesFor(q)).toContain(title);
});

test.each([
  ["a title that lacks the verb", "umzug melden", /umzug/i],
  ["a title that has only the verb", "hund anmelden", /^(?!Hundesteuer)/],
  ["a title that has only the verb which is typed", "kindergarten anm", /anmelden$/],
  ["a story that lacks the other word", "schlüssel verl", /./],
  ["a part of what two words mean", "dorffest", /^Dorf/],
  ["a part of a compound that is split", "kirchenchor", /^Adventsmarkt/],
  ["a compound of what it is about", "wahllokal", /wählen/],
  ["a verb that it is related to", "werkzeug", /^Lastenrad/],
  ["a verb of its family", "bücherei", /buchen/],
  ["a verb without the umlaut that is typed", "büch", /buchen/],
  ["an inflection of what is only begun", "gemeinder", /Gemeinde /],
  ["a correction of what is only begun", "hundekot", /./],
  ["letters around another word", "nachhilfe", /^Nachbarschaftshilfe/],
  ["a part of the day", "heute abend", /abend/i],
  ["what has neither telephone nor hours", "telefon geme", /^(?:Öffentliche|Sperrmüll|Bibliothek)/],
  ["a compound in a story's title", "bus nach", /^Laufbus/],
  ["what is told behind a colon", "grundschule", /^Laufbus/],
])("no %s: „%s“", (_, q, unwanted) => {
  expect(titlesFor(q).filter((title) => unwanted.test(title))).toEqual([]);
});

test.each([
  ["wann fährt der bu", ["wann fährt der Bürgerbus"]],
  ["wer räumt den schn", []],
  ["hilfe im garten", []],
])("„%s“ is completed to %j", (q, expected) => {
  expect(suggestFrom(village, q, now, demoContext).completions).toEqual(expected);
});
