import { smallIndex } from "../testing/small-index";
import { answerTo } from "./testing/answer-to";
import { now, said } from "./testing/said";

test.each([
  ["wo hängt der defibrillator", "Ein Defibrillator hängt rund um die Uhr zugänglich am Rathaus"],
  ["was kostet die baumpatenschaft", "Für 60 Euro im Jahr wird ein Baum"],
  ["was kostet die fahrt mit dem bürgerbus", "Eine Fahrt kostet 1,50 Euro"],
  ["wie oft fährt der bürgerbus", "Viermal am Tag fährt der Bürgerbus"],
  ["um wie viel uhr startet der laufbus am gerätehaus", "Start: Mühlenweg, Gerätehaus 7:10 Uhr"],
  ["wo ist der grünschnittplatz", "Adresse; Angabe: Zum Kalkofen 5"],
  ["wann ist jemand bei der nachbarschaftshilfe am telefon", "montags von 9 bis 12 und donnerstags"],
  ["bis wann muss die tonne an der straße stehen", "bis 6 Uhr früh"],
  ["bis wann kita anmelden", "bis zum 15. Februar"],
  ["wo steht das lastenrad", "hinter der Bücherei"],
  ["wo steht die mitfahrbank in obermühle", "Standort: Obermühle, Wartehäuschen"],
  ["ab wann muss ich feiertags schnee räumen", "sonn- und feiertags ab 8 Uhr"],
  ["wird am feiertag der müll geholt", "um einen Tag nach hinten"],
])("„%s“ is answered by a sentence or a row", (q, part) => {
  expect(said(q)?.sentence).toContain(part);
});

test.each([
  ["arzt am sonntag", "116 117"],
  ["baby hat nachts fieber", "116 117"],
  ["es brennt, was soll ich wählen", "112"],
  ["strom ist weg, wen anrufen", "030 23125 110"],
  ["stromausfall", "030 23125 110"],
  ["strom ausgefallen", "030 23125 110"],
  ["bienenschwarm im garten, wer holt den", "030 23125 241"],
])("who asks „%s“ is told whom to call", (q, number) => {
  expect(said(q)?.phone?.number).toBe(number);
});

const pages = {
  a: "# Turnhalle\nDie Turnhalle öffnet um 8 Uhr.",
  b: "# Halle\nDie Turnhalle öffnet um 9 Uhr.",
  c: "# Markt\nDer Wochenmarkt steht vor der Kirche.\n\n> Auf dem Wochenmarkt kostet alles 3 Euro.",
  d: "# Fund\nEin Handschuh lag auf dem Wochenmarkt.",
};

test("what two pages say differently, what somebody said, and the word itself are no answer", () => {
  const answer = (q: string) => answerTo(smallIndex(pages), q, now)?.sentence;
  expect(answer("wann öffnet turnhalle morgens")).toBeUndefined();
  expect(answer("was kostet der wochenmarkt")).toBeUndefined();
  expect(answer("wo ist der wochenmarkt")).toBe("Laut „Markt“: Der Wochenmarkt steht vor der Kirche.");
});
