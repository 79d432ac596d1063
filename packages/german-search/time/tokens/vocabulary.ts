import { fold } from "../../analysis/fold";

/**
 * What single words say about time: German as it is written and spoken, and the commonest English words. A code stands in the
 * rules' patterns.
 */
const codes: Record<string, string> = {
  // Days by their distance from today
  REL_0:
    "haite hiet heutigen heutiger heutige heute heut heit heid hüt hüüt hiat haid hait hoit hoid hoier heint häit vandaag vondag hüde today",
  REL_3: "überübermorgen",
  "REL_-3": "vorvorgestern",
  REL_1:
    "morsche morschn morche murn murng morgigen morgiger morgige tomorrow morn moang moan moing morng morje moorn moin morgn moargn moje mor'n murgn mora morga",
  REL_2:
    "übermorgen übermorn übermoang übermoing übamoang iwwermorje ibermorga övermorgen overmorgen iwermorje",
  "REL_-1":
    "gestrigen gestriger gestrige gestern gestan gestert gester gistern güstern gestere geschtern geschdern gestrn jestern yesterday",
  "REL_-2": "vorgestern vorgestan vörgistern vorgeschtern ehegestern",
  // "morgen" is a day or a part of one: by what stands before it
  MORGEN: "morgen morge",
  SOON: "demnächst demnext nächstens",
  BALD: "bald baldigst bälde",
  RECENTLY: "neulich kürzlich letztens unlängst jüngst zuletzt letzthin neilich recently lately",
  JUSTNOW: "vorhin",
  NOW: "jetzt jetz jetza jetze etz etza itz nu gerade grade grad grod momentan aktuell derzeit gegenwärtig augenblicklich zurzeit moment augenblick currently now",
  // Parts of the day
  TOD_morning:
    "frieh freih fröih moings morns morgens früh frühmorgens morgenstunden morgenstund friah fria fruah freh fröh frua fraih zmorge zmorga zmorgen morning",
  TOD_forenoon:
    "vormidog vormiddach vormidach vurmittag vurmiddag vörmeddag vormeddag vormittag vormittags vormiddag vormiddags vormittog vörmiddag vormiddach vormittach vormiddog",
  TOD_noon:
    "meddag mittaach middaach mittag mittags middag middags mittog middach mittach zmittag mittagspause mittagsstunde mittagsstunden noon lunchtime mittagszeit",
  TOD_afternoon:
    "nammidog nammiddag nammiddach nammittag nammittach namittag nomiddach nomidog nochmiddog nochmiddag nachmidach nachmidog nommedag nachmittag nachmittags nachmiddag nachmiddags nomittog nochmittog nachmittach nachmiddach namiddag nomiddag spätnachmittag spätnachmittags afternoon",
  TOD_evening:
    "ahmd ahmds ohmd ohmds aomd oomd ovends obed obeds zobed zobe owed owends oamd oabend abend abends obend obends obnd omd avend avends abig oabig obig oobend owend ovend zobig aubend aabend abnd aamd abendstunden spätabends spätabend frühabends frühabend evening tonight",
  TOD_afterwork: "feierabend",
  TOD_night: "znacht znocht nacht nachts nocht nächtens naacht night",
  TOD_midnight: "mitternacht midnight",
  TOD_daytime: "tagsüber",
  // Units
  UNIT_day: "tag tags dag daag daach day",
  UNITS_day: "tage tagen däg dage dagen days doag",
  UNIT_week: "woche wocha woch wuch wuche week",
  UNITS_week: "wochen wochn weken weeks wocha",
  UNIT_weekend:
    "wochenende wochenend wochenends wochaend wocheend wocheneend woenend wochnend wochende wochenede wohenende wochenened wocheende weekend",
  UNITS_weekend: "wochenenden wochenendn wochenenn weekends",
  UNIT_month: "monat monats monates monet month",
  UNITS_month: "monate monaten months",
  UNIT_year: "jahr jahres johr joahr year",
  UNITS_year: "jahre jahren years",
  UNIT_quarter: "quartal quartals quarter",
  UNIT_halfyear: "halbjahr halbjahres",
  UNIT_hour: "stunde stunden stündchen hour hours",
  UNIT_minute: "minute minuten min minutes",
  // Which one
  THIS: "dieser diese dieses diesen diesem dies dise disse laufende laufenden laufendes laufender restlichen restliche restlicher restliches dera this aktuelle aktuellen aktueller",
  NEXT: "nächste nächster nächstes nächsten nächstem nächscht nächschte nächschten nexte nexten nägschte neegste neegsten neegst nekst näxte naekste näkste näxten näxtes nächse nächsen nächser nächte nähste nächst kommende kommender kommendes kommenden kommendem kommads kemmade next coming upcoming folgende folgenden",
  AFTERNEXT: "übernächste übernächster übernächstes übernächsten",
  LAST: "letzte letzter letztes letzten letztem letschte letschten letschtes letzt vergangene vergangenem vergangener vergangenes vergangenen vorige voriger voriges vorigen vörig vörige vorichs voriche vorje letzts verflossene verflossenen last past previous",
  BEFORELAST: "vorletzte vorletzter vorletztes vorletzten vorletztem",
  THIRDLAST: "drittletzte drittletzter drittletztes drittletzten drittletztem",
  EACH: "jeden jeder jedes jede alle allen every each jedn sämtliche",
  // Parts of spans
  START: "early anfang beginn start beginning",
  MID: "mid mitte middle",
  END: "late ende end",
  HALF: "hälfte",
  THIRD: "drittel drittels",
  FULL: "volle voller volles vollen",
  WHOLE: "ganze ganzen ganzes ganzer gesamte gesamten whole",
  EARLIER: "frühere früheren früherer früheres ehemalige",
  // Prepositions and conjunctions
  UNTIL: "bis bet until till til bes to",
  FROM: "von vom from vun vo fun",
  SINCE: "ab ob",
  SEIT: "seit since sait",
  AND: "und oder sowie bzw beziehungsweise and or un od",
  EXCEPT: "außer ausser ausgenommen except",
  BETWEEN: "zwischen zw zwischn between twischen zwüsche",
  BEFORE: "vor vorm before vör",
  AFTER: "nach nachm after na nochm",
  WITHIN: "innerhalb binnen innert within",
  IN: "in im ins inna im during während übers über überm über'n durch on",
  AT: "aufd aufm am an ans om auf aufn ufm aum zu zum zur beim bei für fürs z",
  UM: "um umma at",
  THE: "der die das den dem des de da s the d em dr dene dera oam of n",
  INCL: "einschließlich inklusive inkl einschl mitsamt incl including",
  // Clock times
  CLOCK: "uhr oclock clock uhrn ur",
  HALFPAST: "halb halber hoiba hoibe",
  QUARTER: "viertel virtel viertl",
  THREEQUARTERS: "dreiviertel dreiviertl drviertel",
  AROUND: "gegen gegn ungefähr circa zirka ca etwa rum herum around about geing",
  EARLIEST: "frühestens erst",
  LATEST: "spätestens",
  EARLYLATE: "frühen später späten früher frühe späte",
  KW: "kw kalenderwoche",
  // Public holidays
  BRIDGEDAY: "brückentag brückentage brückentagen fenstertag zwickeltag",
  HOLIDAY: "feiertag feiertags holiday",
  HOLIDAYS: "feiertage feiertagen",
  WORKDAYS: "werktags wochentags werktag werktage werktagen wochentage wochentagen weekdays",
  SPRING:
    "frühlingsmonate frühlingsmonaten frühjahrsmonaten frühling frühjahr frühlings frühjahrs spring lenz",
  SUMMER: "sommermonate sommermonaten sommer sommers summer",
  AUTUMN: "herbstmonate herbstmonaten herbst herbstes autumn",
  WINTER: "wintermonate wintermonaten winter winters",
  NEW: "neuen neue neues nei",
  OLD: "alten alte altes",
  AGO: "ago her",
  // Parts of seasons, by the month
  SEASONMONTH_2: "spätwinter",
  SEASONMONTH_3: "vorfrühling",
  SEASONMONTH_5: "spätfrühling",
  SEASONMONTH_6: "frühsommer",
  SEASONMONTH_7: "hochsommer",
  SEASONMONTH_8: "spätsommer",
  SEASONMONTH_9: "frühherbst",
  SEASONMONTH_11: "spätherbst",
  SEASONMONTH_12: "frühwinter",
};

const months: [names: string, number: number][] = [
  ["januar janur jannuar jan jänner jaenner january jenner", 1],
  ["februar febuar februrar febraur februa feb febr feber february", 2],
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
export const longWords: string[] = [...words.keys()].filter((word) => word.length >= 6);
