import { phrase } from "../intents/phrase";

/** What is collected, and when: "Biotonne", "Restmülltermine", "Altpapiersammlung" */
const collected =
  "(?:tonnen?|kübel|eimer|container|termine?|abfuhr(?:termine?|tage?)?|abholung|sammlung|leerung(?:stermine?|stage?)?|tage?|plan|kalender)?";

/** Kinds of household waste by what people call them, colours of bins included, and the words that calendars use. */
export const bins = [
  {
    pattern: phrase(
      `rest(?:müll|abfall)?${collected}|hausmüll|(?:schwarze|graue)[nrsm]?\\s+(?:müll)?(?:tonnen?|kübel|eimer)`,
    ),
    names: "Restmüll Restabfall Restmülltonne",
  },
  {
    pattern: phrase(
      `bio(?:müll|abfall|abfälle|gut)?${collected}|braune[nrsm]?\\s+(?:müll)?(?:tonnen?|kübel|eimer)`,
    ),
    names: "Biotonne Biomüll Bioabfall",
  },
  {
    pattern: phrase(
      `(?:alt)?papier(?:müll|abfall)?${collected}|pappe|blaue[nrsm]?\\s+(?:müll)?(?:tonnen?|kübel|eimer)`,
    ),
    names: "Papier Altpapier Papiertonne",
  },
  {
    pattern: phrase(
      "gelb\\p{L}{0,3}\\s+(?:s[aä]ck\\p{L}{0,2}|tonnen?|kübel)|wertstoff(?:tonnen?|säcke?|sack)|verpackungsmüll|plastikmüll|leichtverpackungen",
    ),
    names: "Gelber Sack Wertstofftonne",
  },
];

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
