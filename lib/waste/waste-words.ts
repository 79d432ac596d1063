import { phrase } from "@/lib/search/intents/phrase";

/** What is collected, and when: "Biotonne", "Restmülltermine", "Altpapiersammlung" */
const collected =
  "(?:tonnen?|kübel|eimer|container|termine?|abfuhr(?:termine?|tage?)?|abholung|sammlung|leerung(?:stermine?|stage?)?|tage?|plan|kalender)?";

/** All that is collected, or one of its bins, whatever it is for */
export const anyBin = phrase(
  `(?:müll|abfall|mist)${collected}|müll(?:auto|wagen)|kübel|tonnen?(?:leerung)?|(?:ab(?:fuhr|hol)|leerungs?)(?:tage?|termine?|plan|kalender)`,
);

/** When it is collected, not where it goes or what belongs into it */
export const asksForCollection = phrase(
  "wann|abgeholt|abholung|abholtage?|abholen|geholt|holt|leerung|geleert|leeren|entleert|abfuhr|abfuhrtage?|kommt|kommen|rausstellen|raus|rausbringen|welche[mnr]\\s+tag|(?:abhol|abfuhr|leerungs)?termine?|dran|müllabfuhr",
);
export const otherThanCollection = phrase(
  "wo|wohin|woher|bis\\s+wann|was(?!\\s+für\\s+(?:ein\\p{L}*\\s+)?(?:müll|abfall|tonnen?)|\\s+wird\\s.*(?:geholt|geleert)|\\s+kommt\\s+(?:heute|morgen|übermorgen|am|diese|nächste))|bestellen|beantragen|anmelden|ausgabe\\p{L}*|kaufen|kostet|kosten|gebühr\\p{L}*|größere|kleinere|vergessen|nicht|hinein|rein|gehört|darf|voll|kaputt|abmelden|telefon|nummer",
);

/** Words that name neither a bin nor a district */
export const collectionWords = new Set(
  `abgeholt abholung abholtag abholtage abholen geholt holt holen leerung geleert leeren entleert abfuhr abfuhrtag abfuhrtage kommt kommen
  rausstellen raus rausbringen tag termin termine abholtermin abholtermine abfuhrtermin abfuhrtermine abfuhrplan abfuhrkalender mulltermin mulltermine mullplan leerungstermin leerungstermine muss mussen nachst nachste nachsten nachster nachstes wird werden ab dran mull mullabfuhr tonne tonnen
  tour wieder immer heute morgen diese woche nachste bei strasse stellen gestellt abfallkalender mullkalender kalender wir uns sack sacke
  leert leere fahrt fahren gefahren dran wagen mullwagen auto mullauto bin`.split(/\s+/),
);
