import { feasts } from "./feasts";
import { numberWords, type Word, wordsOf } from "./spelling";

/**
 * What words say about time, one row for each meaning: its code, or several, and the words for it. German as it is written
 * and spoken, regional words and the commonest English ones. README.md says what the codes are.
 */
const table = `
# Days by their distance from today
REL:0 = haite, hiet, heutigen, heutiger, heutige, heute, heut, heit, heid, hüt, hüüt, hiat, haid, hait, hoit, hoid, hoier, heint, häit, vandaag, vondag, hüde, today
REL:3 = überübermorgen
REL:-3 = vorvorgestern
REL:1 = morsche, morschn, morche, murn, murng, morgigen, morgiger, morgige, tomorrow, morn, moang, moan, moing, morng, morje, moorn, moin, für morgen, morgn, moargn, moje, mor'n, murgn, mora, morga
REL:2 = übermorgen, übermorn, übermoang, übermoing, übamoang, iwwermorje, ibermorga, övermorgen, overmorgen, iwermorje, the day after tomorrow, day after tomorrow
REL:-1 = gestrigen, gestriger, gestrige, gestern, gestan, gestert, gester, gistern, güstern, gestere, geschtern, geschdern, gestrn, jestern, yesterday
REL:-2 = vorgestern, vorgestan, vörgistern, vorgeschtern, ehegestern, the day before yesterday, day before yesterday
# "morgen" is a day or a part of one: by what stands before it
MORGEN = morgen, morge
SOON = demnächst, demnext, nächstens, in nächster zeit, in der nächsten zeit, nächste zeit, in naher zukunft, in kürze, in bälde, in absehbarer zeit, in den nächsten tagen und wochen, über kurz oder lang
BALD = bald, baldigst, bälde
RECENTLY = neulich, kürzlich, letztens, unlängst, jüngst, zuletzt, letzthin, neilich, recently, lately, vor kurzem, vor kurzer zeit, in letzter zeit, in der letzten zeit, die letzte zeit, in jüngster zeit, in der jüngeren vergangenheit
JUSTNOW = vorhin
NOW = jetzt, jetz, jetza, jetze, etz, etza, itz, nu, gerade, grade, grad, grod, momentan, aktuell, derzeit, gegenwärtig, augenblicklich, zurzeit, moment, augenblick, currently, now, zur zeit, zu der zeit, zu dieser zeit, um diese zeit, zu dieser stunde, im moment, in diesem moment, im augenblick, in diesem augenblick, right now, at the moment
# Parts of the day
TOD:morning = frieh, freih, fröih, moings, morns, morgens, früh, frühmorgens, morgenstunden, morgenstund, friah, fria, fruah, freh, fröh, frua, fraih, zmorge, zmorga, zmorgen, morning, in aller frühe, in der frühe, in aller früh, in aller herrgottsfrühe
TOD:forenoon = vormidog, vormiddach, vormidach, vurmittag, vurmiddag, vörmeddag, vormeddag, vormittag, vormittags, vormiddag, vormiddags, vormittog, vörmiddag, vormittach, vormiddog
TOD:noon = meddag, mittaach, middaach, mittag, mittags, middag, middags, mittog, middach, mittach, zmittag, mittagspause, mittagsstunde, mittagsstunden, noon, lunchtime, mittagszeit, to middag, to meddag
TOD:afternoon = nammidog, nammiddag, nammiddach, nammittag, nammittach, namittag, nomiddach, nomidog, nochmiddog, nochmiddag, nachmidach, nachmidog, nommedag, nachmittag, nachmittags, nachmiddag, nachmiddags, nomittog, nochmittog, nachmittach, nachmiddach, namiddag, nomiddag, spätnachmittag, spätnachmittags, afternoon, nach dem mittagessen, nach mittag, zur kaffeezeit
TOD:evening = ahmd, ahmds, ohmd, ohmds, aomd, oomd, ovends, obed, obeds, zobed, zobe, owed, owends, oamd, oabend, abend, abends, obend, obends, obnd, omd, avend, avends, abig, oabig, obig, oobend, owend, ovend, zobig, aubend, aabend, abnd, aamd, abendstunden, spätabends, spätabend, frühabends, frühabend, evening, auf d nacht, auf die nacht, aufd nacht, uff d nacht, z obig, z obe, nach dem abendessen, zum tagesausklang
TOD:afterwork = feierabend, nach der arbeit, nach arbeitsende, nach dienstschluss, nach büroschluss
TOD:night = znacht, znocht, nacht, nachts, nocht, nächtens, naacht, night
TOD:midnight = mitternacht, midnight
TOD:daytime = tagsüber
# Units
UNIT:day = tag, tags, dag, daag, daach, day
UNITS:day = tage, tagen, däg, dage, dagen, days, doag
UNIT:week = woche, wocha, woch, wuch, wuche, week
UNITS:week = wochen, wochn, weken, weeks, wocha
UNIT:weekend = wochenende, wochenend, wochenends, wochaend, wocheend, wocheneend, woenend, wochnend, wochende, wochenede, wohenende, wochenened, wocheende, weekend
UNITS:weekend = wochenenden, wochenendn, wochenenn, weekends
UNIT:month = monat, monats, monates, monet, month
UNITS:month = monate, monaten, months
UNIT:year = jahr, jahres, johr, joahr, year
UNITS:year = jahre, jahren, years
UNIT:quarter = quartal, quartals, quarter
UNIT:halfyear = halbjahr, halbjahres
UNITS:quarter = quartale, quartalen, quarters
UNITS:halfyear = halbjahre, halbjahren
UNIT:hour = stunde, stunden, stündchen, hour, hours
UNIT:minute = minute, minuten, min, minutes
# Which one
THIS = dieser, diese, dieses, diesen, diesem, dies, dise, disse, laufende, laufenden, laufendes, laufender, restlichen, restliche, restlicher, restliches, dera, this, aktuelle, aktuellen, aktueller, rest der, rest des, rest vom, rest dieser, rest dieses
NEXT = nächste, nächster, nächstes, nächsten, nächstem, nächscht, nächschte, nächschten, nexte, nexten, nägschte, neegste, neegsten, neegst, nekst, näxte, naekste, näkste, näxten, näxtes, nächse, nächsen, nächser, nächte, nähste, nächst, kommende, kommender, kommendes, kommenden, kommendem, kommads, kemmade, next, coming, upcoming, folgende, folgenden
AFTERNEXT = übernächste, übernächster, übernächstes, übernächsten
LAST = letzte, letzter, letztes, letzten, letztem, letschte, letschten, letschtes, letzt, vergangene, vergangenem, vergangener, vergangenes, vergangenen, vorige, voriger, voriges, vorigen, vörig, vörige, vorichs, voriche, vorje, letzts, verflossene, verflossenen, last, past, previous
BEFORELAST = vorletzte, vorletzter, vorletztes, vorletzten, vorletztem
THIRDLAST = drittletzte, drittletzter, drittletztes, drittletzten, drittletztem
EACH = jeden, jeder, jedes, jede, alle, allen, every, each, jedn, sämtliche
# Parts of spans
START = early, anfang, beginn, start, beginning
MID = mid, mitte, middle
END = late, ende, end
HALF = hälfte
THIRD = drittel, drittels
FULL = volle, voller, volles, vollen
WHOLE = ganze, ganzen, ganzes, ganzer, gesamte, gesamten, whole
EARLIER = frühere, früheren, früherer, früheres, ehemalige
# Prepositions and conjunctions
UNTIL = bis, bet, until, till, til, bes, to, nicht nach, nicht später als, längstens bis, so etwa bis
FROM = von, vom, from, vun, vo, fun, in der zeit von, in der zeit vom, im zeitraum von, im zeitraum vom, im zeitraum
SINCE = ab, nicht vor, beginnend mit, beginnend am, angefangen mit, startend am, starting
OB = ob
SEIT = seit, since, sait
AND = &, +, und, oder, sowie, bzw, beziehungsweise, and, or, un, od, als auch, wie auch, und auch, oder auch, oder aber
EXCEPT = außer, ausser, ausgenommen, except, bis auf, mit ausnahme von, mit ausnahme vom, mit ausnahme der, abgesehen von, abgesehen vom, nur nicht, aber nicht, bloß nicht, aber ohne, aber net, nur net
BETWEEN = zwischen, zw, zwischn, between, twischen, zwüsche
BEFORE = vor, vorm, before, vör, früher als, eher als, earlier than
AFTER = nach, nachm, after, na, nochm, später als, im anschluss an, later than
WITHIN = innerhalb, binnen, innert, within
IN = in, im, ins, inna, during, während, übers, über, überm, über'n, durch, on, mitten in, rund um
ON = am, an, om
AT = aufd, aufm, ans, auf, aufn, ufm, aum, zu, zum, zur, beim, bei, für, fürs, z
UM = um, umma, at
THE = der, die, das, den, dem, des, de, da, s, the, d, em, dr, dene, dera, oam, of, n
INCL = einschließlich, inklusive, inkl, einschl, mitsamt, incl, including
# Clock times
CLOCK = uhr, oclock, clock, uhrn, ur
HALFPAST = halb, halber, hoiba, hoibe
QUARTER = viertel, virtel, viertl
THREEQUARTERS = dreiviertel, dreiviertl, drviertel, drei viertel
AROUND = gegen, gegn, ungefähr, circa, zirka, ca, etwa, rum, herum, around, about, geing
EARLIEST = frühestens, erst
LATEST = spätestens
EARLYLATE = frühen, später, späten, früher, frühe, späte
KW = kw, kalenderwoche
# Public holidays
PUBLIC = gesetzliche, gesetzlichen, gesetzlicher, bundesweite, bundesweiten, bundesweiter, kirchliche, kirchlichen, kirchlicher, staatliche, staatlichen, staatlicher
BRIDGEDAY = brückentag, brückentage, brückentagen, fenstertag, zwickeltag
HOLIDAY = feiertag, feiertags, holiday
HOLIDAYNAMES = feiertage, feiertagen
WORKDAYS = werktags, wochentags, werktag, werktage, werktagen, wochentage, wochentagen, weekdays, unter der woche
SEASONNAME:3 = frühlingsmonate, frühlingsmonaten, frühjahrsmonaten, frühling, frühjahr, frühlings, frühjahrs, spring, lenz
SEASONNAME:6 = sommermonate, sommermonaten, sommer, sommers, summer
SEASONNAME:9 = herbstmonate, herbstmonaten, herbst, herbstes, autumn
SEASONNAME:12 = wintermonate, wintermonaten, winter, winters
NEW = neuen, neue, neues, nei
OLD = alten, alte, altes
AGO = ago, her
# Parts of seasons, by the month
SEASONMONTH:2 = spätwinter
SEASONMONTH:3 = vorfrühling
SEASONMONTH:5 = spätfrühling
SEASONMONTH:6 = frühsommer
SEASONMONTH:7 = hochsommer
SEASONMONTH:8 = spätsommer
SEASONMONTH:9 = frühherbst
SEASONMONTH:11 = spätherbst
SEASONMONTH:12 = frühwinter
ONWARDS = oder später, und später, oder danach, und danach, und folgende, und folgend, aufwärts
REL:0 UNTIL REL:1 = heute auf morgen
DURING = im laufe, im lauf, im verlauf, im verlaufe, in dem lauf
HALFPASTNEXT = half past
REL:0 TOD:evening = tonight, vanavend, vanabend, van avend, van abend
TOD:evening EVE = vorabend
TOD:night EVE = nacht auf, nacht zum, nacht zu
LONG_WEEKEND = langes wochenende, langen wochenende, lange wochenende, verlängertes wochenende, verlängerten wochenende, verlängerte wochenende, long weekend
LAST UNIT:year = vorjahr, vorjahres
LAST UNIT:month = vormonat, vormonats
LAST UNIT:week = vorwoche
AFTERNEXT UNIT:week = week after next
AFTERNEXT UNIT:weekend = weekend after next
QUARTER AFTER = quarter past
QUARTER BEFORE = quarter to
NEXT UNIT:year = folgejahr
NEXT UNIT:month = folgemonat
NEXT UNIT:week = folgewoche
CARD:3 UNITS:month = vierteljahr
CARD:9 UNITS:month = dreivierteljahr
CARD:6 UNITS:month = halben jahr, halbes jahr, halbe jahr, halben jahres, half a year
CARD:18 UNITS:month = anderthalb jahren, anderthalb jahre, eineinhalb jahren, eineinhalb jahre
CARD:6 UNITS:week = anderthalb monaten, anderthalb monate, eineinhalb monaten, eineinhalb monate
CARD:10 UNITS:day = anderthalb wochen, eineinhalb wochen
CARD:90 UNITS:minute = anderthalb stunden, eineinhalb stunden
CARD:30 UNITS:minute = halben stunde, halbe stunde, halbstunde, half an hour
CARD:15 UNITS:minute = viertelstunde, viertel stunde
CARD:45 UNITS:minute = dreiviertelstunde, dreiviertel stunde
# Months
MON:1 = januar, janur, jannuar, jan, jänner, jaenner, january, jenner
MON:2 = februar, febuar, februrar, febraur, februa, feb, febr, feber, february
MON:3 = märz, mrz, mär, march, merz
MON:4 = april, apr
MON:5 = mai, may
MON:6 = juni, jun, juno, june
MON:7 = juli, jul, julei, july
MON:8 = august, aug, auguscht
MON:9 = september, sept, sep
MON:10 = oktober, okt, october, oct
MON:11 = november, nov, novemba
MON:12 = dezember, dez, dec, december, dezemba
# Numbers that are not built as others are, vague ones and articles. Those up to 59 are built in spelling.ts.
CARD:1 = eine, einen, einem, einer, eines, nen, nem, ner, eins, one, oans, oane, eene
CARD:2 = zwo, two, twee, zwoa, beiden, beide
CARD:3 = three, dree, paar, wenige, wenigen, einige, einigen, mehrere, mehreren
CARD:4 = four, veer
CARD:5 = five, fief, fünfe
CARD:6 = six, sechse
CARD:7 = siem, siebene, seven
CARD:8 = eight
CARD:9 = nine, neune
CARD:10 = ten, zehne
CARD:12 = zwölfe, twelve
ORD:1 = erschter, erschten, first
ORD:2 = zwoten, zwoter, zwotes, second
ORD:3 = third
ORD:4 = fourth
ORD:7 = siebenten, siebenter
# Weekdays in short, which count where a day is expected
SW:1 = mo
SW:2 = di
SW:3 = mi
SW:4 = do
SW:5 = fr
SW:6 = sa
SW:7 = so
# Signs
- = –, —
`;

type Meaning = { words: string[]; codes: string[] };

/** By the first word, the longest first, and of those of a length the one that was added last */
const dictionary = new Map<string, Meaning[]>();

function add(entry: string, codes: string[]): void {
  const words = wordsOf(entry).map(({ text }) => text);
  const firsts = words[0] === "sankt" ? ["sankt", "st", "hl", "heiliger", "heiligen"] : words.slice(0, 1);
  for (const first of firsts) {
    const all = [{ words: [first, ...words.slice(1)], codes }, ...(dictionary.get(first) ?? [])];
    dictionary.set(
      first,
      all.sort((one, other) => other.words.length - one.words.length),
    );
  }
}

for (const [code, words] of numberWords) for (const word of words) add(word, [code]);
for (const row of table.split("\n")) {
  const [, codes = "", written = ""] = /^([^#\s].*?) = (.*)$/.exec(row) ?? [];
  for (const entry of written.split(", ")) if (entry) add(entry, codes.split(" "));
}
for (const [index, { names }] of feasts.entries())
  for (const name of names) add(name, [`FEASTNAME:${index}`]);

/** What words from one on say together, and how many they are: "Buß- und Bettag", "St. Martin", "im Moment" */
export function meaningAt(
  words: readonly Word[],
  at: number,
): { codes: string[]; length: number } | undefined {
  for (const meaning of dictionary.get(words[at]?.text ?? "") ?? []) {
    let to = at;
    const isMeant = meaning.words.every((each) => {
      while (to > at && /^[-.]$/.test(words[to]?.text ?? "") && each !== words[to]?.text) to += 1;
      to += 1;
      return words[to - 1]?.text === each;
    });
    if (isMeant) return { codes: meaning.codes, length: to - at };
  }
  return undefined;
}

/** @param word folded. The code of a word alone, without one where it says nothing about time */
export const codeOf = (word: string): string | undefined =>
  dictionary.get(word)?.find(({ words }) => words.length === 1)?.codes[0];

/** @param word folded. Whether more may follow what it says: "heilige" drei Könige */
export const isFirstWord = (word: string): boolean => dictionary.has(word);

/** Long words that are not mistaken when a letter of them is wrong, feasts first */
export const longWords = [...dictionary.keys()]
  .filter((word) => word.length >= 6 && /^(?!CARD|ORD)/.test(codeOf(word) ?? "CARD"))
  .sort((one, other) => Number(isFeast(other)) - Number(isFeast(one)));

function isFeast(word: string): boolean {
  return codeOf(word)?.startsWith("FEASTNAME") ?? false;
}
