import { easterSunday } from "@dorfforum/shared/calendar/holidays";
import {
  type Day,
  daysFrom,
  type Feast,
  firstOfMonth,
  isoOf,
  monthIn,
  nthWeekday,
  toDay,
  weekdayUntil,
} from "./calendar";

/**
 * The feasts of the German year, a row for each: when it is, then its names as people write them, with those of regions and
 * the English ones, and how it is told where that is not as it was written. "12-06" is the 6th of December, "easter-2" two days before Easter Sunday, "advent+0" the first Sunday of
 * Advent, "orthodox+0" the Easter Sunday of Orthodox churches, "islamic 10-00" the day before the tenth month of the Islamic calendar,
 * "hebrew Kislev-25" the 25th of Kislev, "05 sun 2" the second Sunday of May ("-1" the last, "+1" the day after it); "for 3" lasts three days, "to 12-24"
 * until then, "to islamic 10-00" too.
 */
const table = `
01-01             | neujahr, neujahrstag, neujar, neujahrsfeiertag, neujohr, new year's day, new years day, new year's, new year
01-06             | heilige drei könige, 3 könige, heilige 3 könige, heiligen 3 königen, heilige 3 könig, heilig drei könige, hl drei könige, hl 3 könige, hl drei königen, dreikönigsfest, heiligen drei königen, heilig drei könig, heiligdreikönig, dreikönig, dreikönigstag, dreikönige, drei könige, heiligedreikönige, hochneujahr, hohneujahr, großneujahr, epiphanias, epiphanie, erscheinung des herrn, erscheinungsfest, sternsingertag, sternsinger, sternsingen, epiphany
02-02             | mariä lichtmess, maria lichtmess, lichtmess, mariä lichtmeß
02-14             | valentinstag, valentinsdag, valentine's day, valentines day
easter-52         | weiberfastnacht, weiberfasnacht, weiberfassenacht, weiberfasnet, fastnachtsdonnerstag, altweiber, altweiberfasching, altweiberfastnacht, wieverfastelovend, weiberfasching, schmotziger donnerstag, schmotzigen donnerstag, schmotziger dunschtig, schmotzigen dunschtig, schmotziga dunschdig, schmotzige dunnschtig, schmutziger donnerstag, schmutzigen donnerstag, unsinniger donnerstag, unsinnigen donnerstag, gumpiger donnerstag, gumpigen donnerstag, fetter donnerstag, fettdonnerstag, lumpiger donnerstag
easter-51         | rußiger freitag, rußigen freitag
easter-50         | nelkensamstag, faschingssamstag, fastnachtssamstag, schmalziger samstag
easter-49         | faschingssonntag, karnevalssonntag, fastnachtssonntag, tulpensonntag, orschelsonntag, estomihi
easter-48         | rosenmontag, fasnetsmontag, fasnachtsmontag, fasnetmontag, rosenmondach, faschingsmontag, fastnachtsmontag
easter-47         | faschingsdienstag, fasnetdienstag, kehraus, fastnachtsdienstag, karnevalsdienstag, veilchendienstag, fasnachtsdienstag, fasnetsdienstag, shrove tuesday
easter-52 for 7   | fastnacht, fasching, faschingszeit, fastnachtszeit, karnevalszeit, fasnetszeit, fasnachtszeit, faschingstage, karnevalstage, karneval, fasnacht, fasnet, fassenacht, faasenacht, fastelovend, fastelabend, fasend, die tollen tage, tolle tage, tollen tagen, närrischen tage, närrische tage, carnival
easter-50 for 3   | faschingswochenende, karnevalswochenende, fastnachtswochenende, fasnetswochenende
easter-46         | aschermittwoch, ash wednesday
easter-46 for 46  | fastenzeit, passionszeit, fastenwochen, lent, österliche bußzeit
easter-42         | funkensonntag, invokavit, invocavit
easter-21         | laetare, lätare, mittfasten
03-08             | frauentag, internationaler frauentag, weltfrauentag, internationalen frauentag
03-19             | josefstag, josefifest, sankt joseph, josefitag, josephstag, josefi, sankt josef
03-25             | mariä verkündigung
03 sun -1         | zeitumstellung auf sommerzeit, beginn der sommerzeit, umstellung auf sommerzeit
10 sun -1         | zeitumstellung auf winterzeit, ende der sommerzeit, umstellung auf winterzeit
easter-7          | palmsonntag, palmsunntig, palm sunday
easter-8 for 2    | palmwochenende
easter-6 for 6    | karwoche, heilige woche, heiligen woche, stille woche, holy week
easter-3          | gründonnerstag, grüner donnerstag, hoher donnerstag, grea dunnerschdag, maundy thursday
easter-2          | karfreitag, kar freitag, stiller freitag, stillen freitag, charfreitag, karfreidag, good friday
easter-1          | karsamstag, kar samstag, ostersamstag, osternacht, stiller samstag
easter+0          | ostersonntag, ostermorgen, osterabend, ostertag, oster sonntag, ostersunndag, easter sunday
easter+1          | ostermontag, oster montag, ostermondag, easter monday
easter-2 for 4    | ostern, oostern, osterwochenende, ostertage, ostertagen, osterfeiertage, osterfeiertagen, osterfest, oschtern, ostan, easter, easter weekend
easter+0 for 7    | osterwoche, osteroktav
easter+7          | weißer sonntag, weißen sonntag, weiße sonntag, weißsonntag, quasimodogeniti
easter+0 for 50   | osterzeit
orthodox-2 for 4  | orthodoxes ostern, orthodoxe ostern, orthodoxen ostern, orthodoxes osterfest, orthodoxen osterfest, griechisches ostern, russisches ostern
01-07             | orthodoxes weihnachten, orthodoxe weihnachten, orthodoxen weihnachten, orthodoxes weihnachtsfest, russische weihnachten, russisches weihnachten
easter-8          | palmsamstag
03-17             | st patrick's day, st patricks day, sankt patrick
04-23             | georgi, georgitag, sankt georg
04-23             | welttag des buches
04-22             | tag der erde, earth day
06-05             | tag der umwelt, umwelttag
05-20             | weltbienentag
06-14             | weltblutspendetag
03 fri 1          | weltgebetstag, weltgebetstag der frauen
01-27             | holocaustgedenktag, holocaust gedenktag, tag des gedenkens an die opfer des nationalsozialismus
12-03             | tag der menschen mit behinderung, tag der menschen mit behinderungen
10-30             | weltspartag
12-05             | tag des ehrenamts, tag des ehrenamtes, ehrenamtstag
11 fri 3          | vorlesetag, bundesweiter vorlesetag, bundesweiten vorlesetag
10 sun 3          | kirchweihsonntag, kirtasonntag, kirchweihsunntag
10 sun 3 +1       | kirchweihmontag, kirtamontag
04-25             | tag des baumes
04 thu -1         | girls day, girls' day, boys day, mädchen zukunftstag
04-30             | walpurgisnacht, walpurgis, hexennacht, freinacht, tanz in den mai, maibaumnacht, maifeuer nacht
05-01             | maifeiertag, tag der arbeit, 1 mai feiertag, erster mai feiertag, kampftag der arbeiterklasse, labour day, labor day, may day
05-04             | tag der feuerwehr, florianstag, floriani, florianitag, sankt florian
05-08             | tag der befreiung
05-09             | europatag
05 sun 2          | muttertag, muddertag, muttadog, mother's day, mothers day
05-11 for 5       | eisheilige, eisheiligen, eismänner
05-15             | kalte sophie, kalten sophie
easter+39         | himmelfahrt, christi himmelfahrt, himmelfahrtstag, chr himmelfahrt, vatertag, herrentag, männertag, vadderdag, bollerwagentag, ascension day, father's day, fathers day
easter+39 for 4   | himmelfahrtswochenende, vatertagswochenende
easter+48         | pfingstsamstag
easter+49         | pfingstsonntag, pfingst sonntag, whit sunday
easter+50         | pfingstmontag, pfingst montag, whit monday
easter+50         | mühlentag, deutscher mühlentag, deutschen mühlentag
easter+48 for 3   | pfingsten, fingsten, phingsten, pfingstwochenende, pfingsttage, pfingsttagen, pfingschten, pingsten, pfingstfest, pentecost, whitsun
easter+49 for 2   | pfingstfeiertage, pfingstfeiertagen
easter+49 for 7   | pfingstwoche
easter+56         | trinitatis, dreifaltigkeitssonntag, dreifaltigkeit
easter+60         | fronleichnam, frohnleichnam, fronleichnahm, blutstag, herrgottstag, prangertag, corpus christi
easter+68         | herz jesu, herz jesu fest, herz jesu freitag
06-01             | kindertag, internationaler kindertag, internationalen kindertag
09-20             | weltkindertag
06-27             | siebenschläfer, siebenschläfertag
06-24             | johannistag, johanni, johannis, johannisnacht, johannstag, sankt johannis, johannitag, midsummer
06-21             | sommersonnenwende, sommersonnwende, sommerbeginn, längster tag des jahres, längsten tag des jahres, sonnwend, sonnwende, sonnenwende, sommeranfang
12-21             | wintersonnenwende, wintersonnwende, winterbeginn, kürzester tag des jahres, kürzesten tag des jahres, kürzester tag, kürzesten tag, winteranfang
03-20             | frühlingsanfang, frühlingsbeginn, frühjahrsbeginn, frühjahrsanfang
09-23             | herbstanfang, herbstbeginn
06-29             | peter und paul, peter und pauli, peter paul
07-25             | jakobi, jakobitag, jakobustag
08-15             | mariä himmelfahrt, maria himmelfahrt, maria himmelfahrtstag, mariae himmelfahrt, großer frauentag, großen frauentag, kräuterweihe, assumption day
08-08             | augsburger friedensfest, hohes friedensfest, friedensfest
09 sun 2          | tag des offenen denkmals, denkmaltag
09-29             | michaeli, michaelistag, michaelis, michaelstag
10 sun 1          | erntedank, erntedankfest, erntedanktag, erntedanksonntag, ernte dank, erntedonk, harvest festival, thanksgiving
10-03             | tag der deutschen einheit, deutsche einheit, deutschen einheit, einheitstag, nationalfeiertag, einheitsfeiertag, tag der einheit, german unity day, unity day
11-03             | hubertus, hubertustag, hubertusmesse
11-06             | leonhardi, leonharditag, leonhardstag
10-31             | reformationstag, reformationsfest, reformation day, luthertag, halloween, hallowin, helloween
11-01             | allerheiligen, allaheiligen, allerheilgen, all saints day, all saints' day
11-02             | allerseelen, allerseelentag
11-09             | mauerfall, tag des mauerfalls
11-11             | martinstag, sankt martin, st martin, martini, sankt martinstag, martinsabend, sankt martins tag, märtesdag, mardini, karnevalsbeginn, faschingsbeginn, beginn des karnevals, karnevalsauftakt, faschingsauftakt, elfter elfter, elften elften, elfte im elften, martinmas
advent-14         | volkstrauertag, remembrance sunday
advent-11         | buß und bettag, bußtag, bettag, bußundbettag, buß bettag
advent-7          | totensonntag, ewigkeitssonntag, toten sonntag, christkönig, christkönigssonntag, christkönigsfest
11-19             | elisabethtag, elisabethentag
11-25             | kathrein, katharinentag, kathreintag
11-30             | andreasnacht, andreastag, andreasabend
12-04             | barbaratag, barbaratage, barbara tag, sankt barbara
12-05             | krampus, krampusnacht, nikolausabend, nikolo abend
12-06             | nikolaus, nikolaustag, niklaus, nikolo, niggelos, sankt nikolaus, st nikolaus, nikolausi, santa claus day
advent+0 to 12-24 | advent, adventszeit, adventzeit, vorweihnachtszeit, vorweihnachtlichen zeit, adventstage, adwent, adventswochen
12-08             | mariä empfängnis, maria empfängnis
12-13             | luciafest, santa lucia, luzia, luziatag, luciatag, lucia tag, sankt lucia
12-21             | thomastag, thomasnacht
12-24             | heiligabend, heilig abend, heiliger abend, heiligen abend, heilige abend, hl abend, heilichabend, heilichobnd, heiligobend, weihnachtsabend, christabend, heilige nacht, heiligen nacht, christnacht, christmas eve
12-25             | erster weihnachtsfeiertag, ersten weihnachtsfeiertag, 1 weihnachtsfeiertag, erster weihnachtstag, ersten weihnachtstag, 1 weihnachtstag, christtag, erster christtag, weihnachtstag, christmas day
12-26             | zweiter weihnachtsfeiertag, zweiten weihnachtsfeiertag, 2 weihnachtsfeiertag, zweiter weihnachtstag, zweiten weihnachtstag, 2 weihnachtstag, stefanitag, stephanitag, stephanstag, stefanstag, stefani, stephani, stephanus, zweiter christtag, zweiten christtag, boxing day
12-27             | dritter weihnachtsfeiertag, dritten weihnachtsfeiertag, 3 weihnachtsfeiertag, dritter weihnachtstag, johannestag
12-25 for 2       | weihnachtsfeiertage, weihnachtsfeiertagen, christmas holidays
12-24 for 3       | weihnachten, weihnachtstage, weihnachtstagen, weihnacht, weinachten, wiehnachten, wihnachte, weihnachtn, weihnachde, christfest, weihnachtsfest, christmas, xmas
12-24 for 14      | weihnachtszeit, weihnachtlichen zeit
12-21 for 7       | weihnachtswoche
12-28             | tag der unschuldigen kinder, unschuldige kinder
12-27 for 4       | zwischen den jahren, zwischen jahren, zwischen den johrn, zwischen de johr, zwischen den feiertagen, zwischen den feiertage, zwischen de johre, altjahrswoche
12-25 for 12      | rauhnächte, raunächte, rauhnächten, raunächten, raunacht, rauhnacht, losnächte
12-17 for 7       | vorweihnachtswoche
islamic 09-01 to islamic 10-00 | ramadan, ramadhan, ramazan, fastenmonat | Ramadan (errechnet)
islamic 10-01 for 3 | zuckerfest, ramadanfest, fest des fastenbrechens, bayram, ramazan bayrami, seker bayrami, eid al fitr | Zuckerfest (errechnet)
islamic 12-10 for 4 | opferfest, kurban bayrami, eid al adha | Opferfest (errechnet)
hebrew Tishri-01 for 2 | rosch haschana, rosch ha schana, rosh hashanah, jüdisches neujahr, jüdisches neujahrsfest | Rosch ha-Schana (ab dem Vorabend)
hebrew Tishri-10 | jom kippur, yom kippur, versöhnungstag | Jom Kippur (ab dem Vorabend)
hebrew Tishri-15 for 7 | sukkot, laubhüttenfest | Sukkot (ab dem Vorabend)
hebrew Kislev-25 for 8 | chanukka, chanukkah, chanuka, hanukka, hanukkah, jüdisches lichterfest | Chanukka (ab dem Vorabend)
hebrew Nisan-15 -30 | purim, purimfest | Purim (ab dem Vorabend)
hebrew Nisan-15 for 8 | pessach, pessachfest, passah, passahfest, passover | Pessach (ab dem Vorabend)
12-31 for 2       | jahreswechsel, jahreswende, rutsch ins neue jahr, silvester und neujahr, silvester neujahr
12-31             | silvester, silvesterabend, silvesternacht, silvestertag, silvesta, silvesda, altjahrsabend, altjahrstag, altjohrsobend, letzter tag des jahres, letzten tag des jahres, new year's eve, new years eve
`;

const lastSunday = ", letzter advent sonntag, letzten advent sonntag, letzter sonntag im advent";
const lastWeekend = ", letztes advent wochenende, letzten advent wochenende, letztes wochenende im advent";

/** The four Sundays of Advent, with their weeks, Saturdays and weekends */
const adventTable = ["erst", "zweit zwot", "dritt", "viert"].flatMap((stems, index) => {
  const ordinals = stems.split(" ").flatMap((stem) => ["er", "en", "e", "es"].map((ending) => stem + ending));
  const names = (...words: string[]) =>
    [...ordinals, `${index + 1}`].flatMap((nth) => words.map((word) => `${nth} ${word}`)).join(", ");
  const sunday = `advent+${7 * index}`;
  const saturday = index > 0 ? `advent+${7 * index - 1}` : "advent-1";
  return [
    `${sunday} | ${names("advent", "advents", "adwent", "advent sonntag", "advents sonntag", "sonntag im advent")}${index === 3 ? lastSunday : ""} | ${index + 1}. Advent`,
    `${sunday} for 7 | ${names("adventswoche", "adventwoche", "woche im advent")}`,
    `${saturday} | ${names("advent samstag")}`,
    `${saturday} for 2 | ${names("advent wochenende", "advents wochenende", "wochenende im advent")}${index === 3 ? lastWeekend : ""} | ${index + 1}. Adventswochenende`,
  ];
});

/** The fourth Sunday of Advent is the last before the 25th of December. */
const firstAdvent = (year: number) => weekdayUntil(firstOfMonth(year, 12) + 23, 7) - 21;

/** Easter Sunday by the Julian calendar (Meeus, Astronomical Algorithms, chapter 8), 13 days behind until 2099 */
function orthodoxEaster(year: number): Day {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  return firstOfMonth(year, 3) + 21 + moon + weekday + 13;
}

const moonDates = (calendar: string) =>
  new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: "numeric", day: "numeric", timeZone: "UTC" });
const islamicDates = moonDates("islamic-umalqura");
const hebrewDates = moonDates("hebrew");

/** The first such day in a year, as Mecca computes it; where the moon has to be seen, a feast may begin a day off. */
function moonDay(year: number, monthAndDate: string): Day {
  const [month = "", date = ""] = monthAndDate.split("-");
  const [dates, first] = /\d/.test(month)
    ? [islamicDates, `${Number(month)}/1`]
    : [hebrewDates, `1 ${month}`];
  const from = firstOfMonth(year, 1);
  let day = from;
  while (dates.format(new Date(isoOf(day))) !== first && day < from + 366) day += 1;
  return day + Number(date) - 1;
}

const rowPattern =
  /^(?:(?<month>\d\d)-(?<date>\d\d)|(?<anchor>easter|orthodox|advent)|(?:islamic|hebrew) (?<moon>\w+-\d\d)|(?<nthMonth>\d\d) (?<weekday>\w{3}) (?<nth>-?\d)) ?(?<offset>[+-]\d+)?(?: for (?<count>\d+)| to (?<end>(?:islamic )?\d\d-\d\d))? *\| (?<names>[^|]+)(?: \| (?<label>.+))?$/;
const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

function toFeast(row: string): Feast {
  const groups = rowPattern.exec(row)?.groups;
  if (!groups) throw new Error(`This row says no feast: "${row}"`);
  const {
    month,
    date,
    anchor,
    moon,
    nthMonth,
    weekday = "",
    nth,
    offset = 0,
    count = 1,
    end,
    names = "",
    label,
  } = groups;
  const dayIn = (year: number): Day => {
    if (month) return firstOfMonth(year, Number(month)) + Number(date) - 1;
    if (moon) return moonDay(year, moon);
    if (anchor === "orthodox") return orthodoxEaster(year);
    if (anchor) return anchor === "easter" ? toDay(easterSunday(year)) : firstAdvent(year);
    return nthWeekday(monthIn(year, Number(nthMonth)), weekdays.indexOf(weekday) + 1, Number(nth))?.[0] ?? 0;
  };
  return {
    names: names.split(", "),
    label,
    days: (year) => {
      const from = dayIn(year) + Number(offset);
      if (end?.startsWith("islamic")) return [from, moonDay(year, end.slice(8))];
      return end ? [from, toDay(`${year}-${end}`)] : daysFrom(from, Number(count));
    },
  };
}

export const feasts: Feast[] = [...adventTable, ...table.trim().split("\n")].map(toFeast);

/** Of feasts that are counted another: the third Sunday of Advent, of the first */
export function nthOfSeries({ names }: Feast, nth: number): Feast | undefined {
  const series = names.find((name) => /^\d /.test(name))?.slice(2);
  return series ? feasts.find((feast) => feast.names.includes(`${nth} ${series}`)) : undefined;
}
