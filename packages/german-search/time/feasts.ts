import { adventSundays } from "./advent-sundays";
import { advent, adventSunday, eachYear, easter, type Feast, nthWeekday } from "./feast-days";

const newYear = (year: number): [string, string] => [`${year}-12-31`, `${year + 1}-01-01`];

/** The feasts of the German year. Easter's are counted in days from Easter Sunday. */
export const feasts: Feast[] = [
  ...adventSundays,
  {
    names:
      "neujahr|neujahrstag|neujar|neujahrsfeiertag|neujohr|new year's day|new years day|new year's|new year",
    days: eachYear("01-01"),
  },
  {
    names:
      "heilige drei könige|3 könige|heilige 3 könige|heiligen 3 königen|heilige 3 könig|heilig drei könige|hl drei könige|hl 3 könige|hl drei königen|dreikönigsfest|heiligen drei königen|heilig drei könig|heiligdreikönig|dreikönig|dreikönigstag|dreikönige|drei könige|heiligedreikönige|hochneujahr|hohneujahr|großneujahr|epiphanias|epiphanie|erscheinung des herrn|erscheinungsfest|sternsingertag|epiphany",
    days: eachYear("01-06"),
  },
  { names: "mariä lichtmess|maria lichtmess|lichtmess|mariä lichtmeß", days: eachYear("02-02") },
  { names: "valentinstag|valentinsdag|valentine's day|valentines day", days: eachYear("02-14") },
  {
    names:
      "weiberfastnacht|weiberfasnacht|weiberfassenacht|weiberfasnet|fastnachtsdonnerstag|altweiber|altweiberfasching|altweiberfastnacht|wieverfastelovend|weiberfasching|schmotziger donnerstag|schmotzigen donnerstag|schmotziger dunschtig|schmotzigen dunschtig|schmotziga dunschdig|schmotzige dunnschtig|schmutziger donnerstag|schmutzigen donnerstag|unsinniger donnerstag|unsinnigen donnerstag|gumpiger donnerstag|gumpigen donnerstag|fetter donnerstag|fettdonnerstag|lumpiger donnerstag",
    days: easter(-52),
  },
  { names: "rußiger freitag|rußigen freitag", days: easter(-51) },
  { names: "nelkensamstag|faschingssamstag|fastnachtssamstag|schmalziger samstag", days: easter(-50) },
  {
    names: "faschingssonntag|karnevalssonntag|fastnachtssonntag|tulpensonntag|orschelsonntag|estomihi",
    days: easter(-49),
  },
  {
    names:
      "rosenmontag|fasnetsmontag|fasnachtsmontag|fasnetmontag|rosenmondach|faschingsmontag|fastnachtsmontag",
    days: easter(-48),
  },
  {
    names:
      "faschingsdienstag|fasnetdienstag|kehraus|fastnachtsdienstag|karnevalsdienstag|veilchendienstag|fasnachtsdienstag|fasnetsdienstag|shrove tuesday",
    days: easter(-47),
  },
  {
    names:
      "fastnacht|fasching|faschingszeit|fastnachtszeit|karnevalszeit|fasnetszeit|fasnachtszeit|faschingstage|karnevalstage|karneval|fasnacht|fasnet|fassenacht|faasenacht|fastelovend|fastelabend|fasend|die tollen tage|tolle tage|tollen tagen|närrischen tage|närrische tage|carnival",
    days: easter(-52, 7),
  },
  {
    names: "faschingswochenende|karnevalswochenende|fastnachtswochenende|fasnetswochenende",
    days: easter(-50, 3),
  },
  { names: "aschermittwoch|ash wednesday", days: easter(-46) },
  { names: "fastenzeit|passionszeit|fastenwochen|lent|österliche bußzeit", days: easter(-46, 46) },
  { names: "funkensonntag|invokavit|invocavit", days: easter(-42) },
  { names: "laetare|lätare|mittfasten", days: easter(-21) },
  {
    names: "frauentag|internationaler frauentag|weltfrauentag|internationalen frauentag",
    days: eachYear("03-08"),
  },
  {
    names: "josefstag|josefifest|sankt joseph|josefitag|josephstag|josefi|sankt josef",
    days: eachYear("03-19"),
  },
  { names: "mariä verkündigung", days: eachYear("03-25") },
  {
    names: "zeitumstellung auf sommerzeit|beginn der sommerzeit|umstellung auf sommerzeit",
    days: nthWeekday(3, 7, -1),
  },
  {
    names: "zeitumstellung auf winterzeit|ende der sommerzeit|umstellung auf winterzeit",
    days: nthWeekday(10, 7, -1),
  },
  { names: "palmsonntag|palmsunntig|palm sunday", days: easter(-7) },
  { names: "palmwochenende", days: easter(-8, 2) },
  { names: "karwoche|heilige woche|heiligen woche|stille woche|holy week", days: easter(-6, 6) },
  {
    names: "gründonnerstag|grüner donnerstag|hoher donnerstag|grea dunnerschdag|maundy thursday",
    days: easter(-3),
  },
  {
    names: "karfreitag|kar freitag|stiller freitag|stillen freitag|charfreitag|karfreidag|good friday",
    days: easter(-2),
  },
  { names: "karsamstag|kar samstag|ostersamstag|osternacht|stiller samstag", days: easter(-1) },
  {
    names: "ostersonntag|ostermorgen|osterabend|ostertag|oster sonntag|ostersunndag|easter sunday",
    days: easter(0),
  },
  { names: "ostermontag|oster montag|ostermondag|easter monday", days: easter(1) },
  {
    names:
      "ostern|oostern|osterwochenende|ostertage|ostertagen|osterfeiertage|osterfeiertagen|osterfest|oschtern|ostan|easter|easter weekend",
    days: easter(-2, 4),
  },
  { names: "osterwoche|osteroktav", days: easter(0, 7) },
  { names: "weißer sonntag|weißen sonntag|weiße sonntag|weißsonntag|quasimodogeniti", days: easter(7) },
  { names: "osterzeit", days: easter(0, 50) },
  { names: "palmsamstag", days: easter(-8) },
  { names: "st patrick's day|st patricks day|sankt patrick", days: eachYear("03-17") },
  { names: "georgi|georgitag|sankt georg", days: eachYear("04-23") },
  { names: "welttag des buches", days: eachYear("04-23") },
  { names: "tag der erde|earth day", days: eachYear("04-22") },
  { names: "tag der umwelt|umwelttag", days: eachYear("06-05") },
  { names: "weltspartag", days: eachYear("10-30") },
  { names: "tag des ehrenamts|tag des ehrenamtes|ehrenamtstag", days: eachYear("12-05") },
  { names: "vorlesetag|bundesweiter vorlesetag|bundesweiten vorlesetag", days: nthWeekday(11, 5, 3) },
  { names: "kirchweihsonntag|kirtasonntag|kirchweihsunntag", days: nthWeekday(10, 7, 3) },
  { names: "kirchweihmontag|kirtamontag", days: nthWeekday(10, 7, 3, 1) },
  { names: "tag des baumes", days: eachYear("04-25") },
  { names: "girls day|girls' day|boys day|mädchen zukunftstag", days: nthWeekday(4, 4, -1) },
  {
    names: "walpurgisnacht|walpurgis|hexennacht|freinacht|tanz in den mai|maibaumnacht|maifeuer nacht",
    days: eachYear("04-30"),
  },
  {
    names:
      "maifeiertag|tag der arbeit|1 mai feiertag|erster mai feiertag|kampftag der arbeiterklasse|labour day|labor day|may day",
    days: eachYear("05-01"),
  },
  { names: "tag der feuerwehr|florianstag|floriani|florianitag|sankt florian", days: eachYear("05-04") },
  { names: "tag der befreiung", days: eachYear("05-08") },
  { names: "europatag", days: eachYear("05-09") },
  { names: "muttertag|muddertag|muttadog|mother's day|mothers day", days: nthWeekday(5, 7, 2) },
  { names: "eisheilige|eisheiligen|eismänner", days: eachYear("05-11", 5) },
  { names: "kalte sophie|kalten sophie", days: eachYear("05-15") },
  {
    names:
      "himmelfahrt|christi himmelfahrt|himmelfahrtstag|chr himmelfahrt|vatertag|herrentag|männertag|vadderdag|bollerwagentag|ascension day|father's day|fathers day",
    days: easter(39),
  },
  { names: "himmelfahrtswochenende|vatertagswochenende", days: easter(39, 4) },
  { names: "pfingstsamstag", days: easter(48) },
  { names: "pfingstsonntag|pfingst sonntag|whit sunday", days: easter(49) },
  { names: "pfingstmontag|pfingst montag|whit monday", days: easter(50) },
  {
    names:
      "pfingsten|fingsten|phingsten|pfingstwochenende|pfingsttage|pfingsttagen|pfingstfeiertage|pfingstfeiertagen|pfingschten|pingsten|pfingstfest|pentecost|whitsun",
    days: easter(48, 3),
  },
  { names: "pfingstwoche", days: easter(49, 7) },
  { names: "trinitatis|dreifaltigkeitssonntag|dreifaltigkeit", days: easter(56) },
  {
    names: "fronleichnam|frohnleichnam|fronleichnahm|blutstag|herrgottstag|prangertag|corpus christi",
    days: easter(60),
  },
  { names: "herz jesu|herz jesu fest|herz jesu freitag", days: easter(68) },
  { names: "kindertag|internationaler kindertag|internationalen kindertag", days: eachYear("06-01") },
  { names: "weltkindertag", days: eachYear("09-20") },
  { names: "siebenschläfer|siebenschläfertag", days: eachYear("06-27") },
  {
    names: "johannistag|johanni|johannis|johannisnacht|johannstag|sankt johannis|johannitag|midsummer",
    days: eachYear("06-24"),
  },
  {
    names:
      "sommersonnenwende|sommersonnwende|sommerbeginn|längster tag des jahres|längsten tag des jahres|sonnwend|sonnwende|sonnenwende|sommeranfang",
    days: eachYear("06-21"),
  },
  {
    names:
      "wintersonnenwende|wintersonnwende|winterbeginn|kürzester tag des jahres|kürzesten tag des jahres|kürzester tag|kürzesten tag|winteranfang",
    days: eachYear("12-21"),
  },
  { names: "frühlingsanfang|frühlingsbeginn|frühjahrsbeginn|frühjahrsanfang", days: eachYear("03-20") },
  { names: "herbstanfang|herbstbeginn", days: eachYear("09-23") },
  { names: "peter und paul|peter und pauli|peter paul", days: eachYear("06-29") },
  { names: "jakobi|jakobitag|jakobustag", days: eachYear("07-25") },
  {
    names:
      "mariä himmelfahrt|maria himmelfahrt|maria himmelfahrtstag|mariae himmelfahrt|großer frauentag|großen frauentag|kräuterweihe|assumption day",
    days: eachYear("08-15"),
  },
  { names: "augsburger friedensfest|hohes friedensfest|friedensfest", days: eachYear("08-08") },
  { names: "tag des offenen denkmals|denkmaltag", days: nthWeekday(9, 7, 2) },
  { names: "michaeli|michaelistag|michaelis|michaelstag", days: eachYear("09-29") },
  {
    names:
      "erntedank|erntedankfest|erntedanktag|erntedanksonntag|ernte dank|erntedonk|harvest festival|thanksgiving",
    days: nthWeekday(10, 7, 1),
  },
  {
    names:
      "tag der deutschen einheit|deutsche einheit|deutschen einheit|einheitstag|nationalfeiertag|einheitsfeiertag|tag der einheit|german unity day|unity day",
    days: eachYear("10-03"),
  },
  { names: "hubertus|hubertustag|hubertusmesse", days: eachYear("11-03") },
  { names: "leonhardi|leonharditag|leonhardstag", days: eachYear("11-06") },
  {
    names: "reformationstag|reformationsfest|reformation day|luthertag|halloween|hallowin|helloween",
    days: eachYear("10-31"),
  },
  {
    names: "allerheiligen|allaheiligen|allerheilgen|all saints day|all saints' day",
    days: eachYear("11-01"),
  },
  { names: "allerseelen|allerseelentag", days: eachYear("11-02") },
  { names: "mauerfall|tag des mauerfalls", days: eachYear("11-09") },
  {
    names:
      "martinstag|sankt martin|st martin|martini|sankt martinstag|martinsabend|sankt martins tag|märtesdag|mardini|karnevalsbeginn|faschingsbeginn|beginn des karnevals|karnevalsauftakt|faschingsauftakt|elfter elfter|elften elften|elfte im elften|martinmas",
    days: eachYear("11-11"),
  },
  { names: "volkstrauertag|remembrance sunday", days: advent(1, -14) },
  { names: "buß und bettag|bußtag|bettag|bußundbettag|buß bettag", days: advent(1, -11) },
  {
    names: "totensonntag|ewigkeitssonntag|toten sonntag|christkönig|christkönigssonntag|christkönigsfest",
    days: advent(1, -7),
  },
  { names: "elisabethtag|elisabethentag", days: eachYear("11-19") },
  { names: "kathrein|katharinentag|kathreintag", days: eachYear("11-25") },
  { names: "andreasnacht|andreastag|andreasabend", days: eachYear("11-30") },
  { names: "barbaratag|barbaratage|barbara tag|sankt barbara", days: eachYear("12-04") },
  { names: "krampus|krampusnacht|nikolausabend|nikolo abend", days: eachYear("12-05") },
  {
    names:
      "nikolaus|nikolaustag|niklaus|nikolo|niggelos|sankt nikolaus|st nikolaus|nikolausi|santa claus day",
    days: eachYear("12-06"),
  },
  {
    names:
      "advent|adventszeit|adventzeit|vorweihnachtszeit|vorweihnachtlichen zeit|adventstage|adwent|adventswochen",
    days: (year) => [adventSunday(1)(year), `${year}-12-24`],
  },
  { names: "mariä empfängnis|maria empfängnis", days: eachYear("12-08") },
  { names: "luciafest|santa lucia|luzia|luziatag|luciatag|lucia tag|sankt lucia", days: eachYear("12-13") },
  { names: "thomastag|thomasnacht", days: eachYear("12-21") },
  {
    names:
      "heiligabend|heilig abend|heiliger abend|heiligen abend|heilige abend|hl abend|heilichabend|heilichobnd|heiligobend|weihnachtsabend|christabend|heilige nacht|heiligen nacht|christnacht|christmas eve",
    days: eachYear("12-24"),
  },
  {
    names:
      "erster weihnachtsfeiertag|ersten weihnachtsfeiertag|1 weihnachtsfeiertag|erster weihnachtstag|ersten weihnachtstag|1 weihnachtstag|christtag|erster christtag|weihnachtstag|christmas day",
    days: eachYear("12-25"),
    series: { name: "Weihnachtstag", nth: 1 },
  },
  {
    names:
      "zweiter weihnachtsfeiertag|zweiten weihnachtsfeiertag|2 weihnachtsfeiertag|zweiter weihnachtstag|zweiten weihnachtstag|2 weihnachtstag|stefanitag|stephanitag|stephanstag|stefanstag|stefani|stephani|stephanus|zweiter christtag|zweiten christtag|boxing day",
    days: eachYear("12-26"),
    series: { name: "Weihnachtstag", nth: 2 },
  },
  {
    names:
      "dritter weihnachtsfeiertag|dritten weihnachtsfeiertag|3 weihnachtsfeiertag|dritter weihnachtstag|johannestag",
    days: eachYear("12-27"),
  },
  { names: "weihnachtsfeiertage|weihnachtsfeiertagen|christmas holidays", days: eachYear("12-25", 2) },
  {
    names:
      "weihnachten|weihnachtstage|weihnachtstagen|weihnacht|weinachten|wiehnachten|wihnachte|weihnachtn|weihnachde|christfest|weihnachtsfest|christmas|xmas",
    days: eachYear("12-24", 3),
  },
  { names: "weihnachtszeit|weihnachtlichen zeit", days: eachYear("12-24", 14) },
  { names: "weihnachtswoche", days: eachYear("12-21", 7) },
  { names: "tag der unschuldigen kinder|unschuldige kinder", days: eachYear("12-28") },
  {
    names:
      "zwischen den jahren|zwischen jahren|zwischen den johrn|zwischen de johr|zwischen den feiertagen|zwischen den feiertage|zwischen de johre|altjahrswoche",
    days: eachYear("12-27", 4),
  },
  {
    names: "rauhnächte|raunächte|rauhnächten|raunächten|raunacht|rauhnacht|losnächte",
    days: eachYear("12-25", 12),
  },
  { names: "vorweihnachtswoche", days: eachYear("12-17", 7) },
  {
    names: "jahreswechsel|jahreswende|rutsch ins neue jahr|silvester und neujahr|silvester neujahr",
    days: newYear,
  },
  {
    names:
      "silvester|silvesterabend|silvesternacht|silvestertag|altjahrsabend|altjahrstag|altjohrsobend|letzter tag des jahres|letzten tag des jahres|new year's eve|new years eve",
    days: eachYear("12-31"),
  },
];
