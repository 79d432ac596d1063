import { sentencesOf } from "./clauses";

const word = "kostenlos|kostenfrei|gratis|umsonst|unentgeltlich|gebührenfrei";
const offered =
  "angebot|kurs|workshop|beratung|führung|fahrt|fahrkarte|teilnahme|nutzung|ausleihe|verleih|vortrag|konzert|veranstaltung|probe|training|hilfe|betreuung|besuch|abholung";
/** "Die Teilnahme ist kostenlos", "ein kostenloser Kurs"; kostenlose Parkplätze say nothing about what is offered. */
const free = new RegExp(
  `(?<!\\p{L})(?:${word}|(?:kostenlos|kostenfrei|unentgeltlich|gebührenfrei)e[nmrs]?\\s(?:\\p{L}+e[nmrs]?\\s)?\\p{L}*(?:${offered})\\p{L}*|eintritt (?:ist |bleibt )?(?:wie immer )?frei|freier eintritt|freiem eintritt|ohne eintritt|kein(?:en)? eintritt|kosten entstehen (?:ihnen )?keine|(?:ent)?stehen keine kosten|kostet (?:sie |dich |euch )?nichts)(?!\\p{L})`,
  "iu",
);
const isLimited =
  /(?<!\p{L})(?:nicht|nur|mitglieder|probestunde|schnupper\p{L}*|erste[nrs]? (?:mal|stunde)|(?:ein|zwei|drei)mal|parken|parkplätze|wlan|rollator|begleitperson(?:en)?|bei kleinem einkommen)(?!\p{L})|\d\s*(?:€|euro)/iu;

/** Whether a sentence of a text says that it costs nothing, to everybody. */
export function saysFree(text: string): boolean {
  return (
    free.test(text) && sentencesOf(text).some((sentence) => free.test(sentence) && !isLimited.test(sentence))
  );
}
