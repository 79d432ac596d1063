import { fold } from "../analysis/fold";

/**
 * What single words say about time: German as it is written and spoken, and the commonest English words. A code stands in the
 * rules' patterns.
 */
const codes: Record<string, string> = {
  // Days by their distance from today
  REL_0: "heute heut heit heid hüt hüüt hiat haid hait hoit hoid hoier heint häit vandaag vondag hüde today",
  REL_1: "tomorrow morn moang moan moing morng morje moorn moin morgn moargn moje mor'n murgn",
  REL_2:
    "übermorgen übermorn übermoang übermoing übamoang iwwermorje ibermorga övermorgen overmorgen iwermorje",
  "REL_-1": "gestern gestan gestert gester gistern güstern gestere geschtern geschdern gestrn yesterday",
  "REL_-2": "vorgestern vorgestan vörgistern vorgeschtern ehegestern",
  // "morgen" is a day or a part of one: by what stands before it
  MORGEN: "morgen",
  NOW: "jetzt jetz jetza jetze etz etza itz nu gerade grade grad grod momentan aktuell derzeit gegenwärtig augenblicklich zurzeit moment augenblick currently now",
  // Parts of the day
  TOD_morning: "morgens früh frühmorgens friah fria fruah freh fröh frua fraih morning",
  TOD_forenoon:
    "vormittag vormittags vormiddag vormiddags vormittog vörmiddag vormiddach vormittach vormiddog",
  TOD_noon: "mittag mittags middag middags mittog middach mittach zmittag noon lunchtime mittagszeit",
  TOD_afternoon:
    "nachmittag nachmittags nachmiddag nachmiddags nomittog nochmittog nachmittach nachmiddach namiddag nomiddag afternoon",
  TOD_evening:
    "abend abends obend obends obnd omd avend avends oobend owend ovend zobig aubend aabend abnd evening tonight vorabend",
  TOD_afterwork: "feierabend",
  TOD_night: "nacht nachts nocht nächtens naacht night",
  TOD_midnight: "mitternacht midnight",
  TOD_daytime: "tagsüber",
  // Units
  UNIT_day: "tag tags dag daag daach day",
  UNITS_day: "tage tagen däg dage dagen days doag",
  UNIT_week: "woche wocha woch wuch wuche week",
  UNITS_week: "wochen wochn weken weeks wocha",
  UNIT_weekend: "wochenende wochenend wochenends wochaend wocheend wocheneend woenend wochnend weekend",
  UNITS_weekend: "wochenenden wochenendn wochenenn weekends",
  UNIT_month: "monat monats monates monet month",
  UNITS_month: "monate monaten months",
  UNIT_year: "jahr jahres johr joahr year",
  UNITS_year: "jahre jahren years",
  UNIT_quarter: "quartal quartals",
  UNIT_hour: "stunde stunden stündchen hour hours",
  UNIT_minute: "minute minuten min minutes",
  // Which one
  THIS: "dieser diese dieses diesen diesem dies dise disse laufende laufenden laufendes laufender dera this aktuelle aktuellen aktueller",
  NEXT: "nächste nächster nächstes nächsten nächstem nächscht nächschte nächschten nexte nexten nägschte neegste neegsten neegst nekst näxte naekste näkste näxten näxtes kommende kommender kommendes kommenden kommendem kommads kemmade next coming upcoming folgende folgenden",
  AFTERNEXT: "übernächste übernächster übernächstes übernächsten",
  LAST: "letzte letzter letztes letzten letztem letschte letschten letschtes letzt vergangene vergangener vergangenes vergangenen vorige voriger voriges vorigen vörig vörige verflossene verflossenen last past previous",
  BEFORELAST: "vorletzte vorletzter vorletztes vorletzten",
  EACH: "jeden jeder jedes jede alle allen every each jedn sämtliche",
  // Parts of spans
  START: "anfang beginn start beginning",
  MID: "mitte middle",
  END: "ende end",
  HALF: "hälfte",
  // Prepositions and conjunctions
  UNTIL: "bis until till til bes to",
  FROM: "von vom from vun vo",
  SINCE: "ab ob",
  SEIT: "seit since sait",
  AND: "und oder sowie bzw beziehungsweise and or un od",
  BETWEEN: "zwischen zwischn between twischen zwüsche",
  BEFORE: "vor vorm before vör",
  AFTER: "nach nachm after na nochm",
  WITHIN: "innerhalb binnen within",
  IN: "in im ins inna im during während übers über überm über'n durch on",
  AT: "am an ans om auf aufn ufm aum zu zum zur beim bei für fürs",
  UM: "um umma at",
  THE: "der die das den dem des de da s the d em dr dene dera oam of",
  INCL: "einschließlich inklusive inkl einschl mitsamt incl including",
  // Clock times
  CLOCK: "uhr oclock clock uhrn ur",
  HALFPAST: "halb halber hoiba hoibe",
  QUARTER: "viertel virtel viertl",
  THREEQUARTERS: "dreiviertel dreiviertl drviertel",
  AROUND: "gegen gegn ungefähr circa ca etwa rum herum around about geing",
  EARLIEST: "frühestens erst",
  LATEST: "spätestens",
  EARLYLATE: "frühen später späten früher frühe späte",
  KW: "kw kalenderwoche",
  // Public holidays
  HOLIDAY: "feiertag feiertags holiday",
  HOLIDAYS: "feiertage feiertagen",
  WORKDAYS: "werktags wochentags werktag werktage werktagen wochentage wochentagen weekdays",
  SPRING: "frühling frühjahr frühlings frühjahrs spring lenz",
  SUMMER: "sommer sommers summer",
  AUTUMN: "herbst herbstes autumn",
  WINTER: "winter winters",
  NEW: "neuen neue neues nei",
  OLD: "alten alte altes",
  AGO: "ago her",
};

const months: [names: string, number: number][] = [
  ["januar jan jänner jaenner january jenner", 1],
  ["februar feb febr feber february", 2],
  ["märz mrz mär march merz", 3],
  ["april apr", 4],
  ["mai may", 5],
  ["juni jun juno june", 6],
  ["juli jul julei july", 7],
  ["august aug auguscht", 8],
  ["september sept sep", 9],
  ["oktober okt october oct", 10],
  ["november nov novemba", 11],
  ["dezember dez dec december dezemba", 12],
];

/** By the folded word */
const words = new Map<string, string>();
for (const [code, list] of Object.entries(codes))
  for (const word of list.split(" ")) words.set(fold(word.replaceAll("'", "")), code);
for (const [names, number] of months) {
  for (const name of names.split(" ")) {
    words.set(fold(name), `MON_${number}`);
    if (name.length > 3) words.set(fold(`${name}s`), `MON_${number}`);
  }
}

/** @param word folded */
export const codeOf = (word: string): string | undefined => words.get(word);

/** Long words that are not mistaken when a letter of them is wrong */
export const longWords: string[] = [...words.keys()].filter((word) => word.length >= 7);
