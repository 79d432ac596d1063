import type { Quality } from "../quality";
import { phrase } from "./phrase";

/** How people ask for a quality, in German, its dialects and English. */
type QualityPhrase = {
  quality: Quality;
  /** The words that ask for it */
  pattern: RegExp;
  /** Of these, long words without their endings that are understood with wrong letters, too */
  longWords?: string[];
  /** What else a query has to say */
  when?: RegExp;
  /** Queries that mean something else with the same words */
  unless?: RegExp;
};

/** A pattern of whole words; a space in it is any white space. */
const anyOf = (...alternatives: string[]): RegExp => phrase(alternatives.join("|").replaceAll(" ", "\\s+"));

/** Of adjectives */
const endings = "(?:e[nmrs]?)?";
/** Second parts of compounds that name nothing: "Indoorprogramm" */
const something = "programm|aktivität(?:en)?|events?|angebote?|veranstaltung(?:en)?|sachen";

const nothing = "(?:nix|nichts?|nüscht|nischt|nüx|nüt|nüüt)";
const costs = "(?:kostet|kosten|kost|koscht|koschd|kostets|kosts|koschts|kösten|köst|choschtet)['’]?";
const fee = "(?:eintritt(?:sgeld|spreis|sgebühr)?|gebühr(?:en)?|teilnahmegebühr|kosten|entgelt|geld)";
const pay = "(?:zahlen|bezahlen|zahlt|bezahlt|ausgeben|auszugeben|verlangen|verlangt|kosten|kostet)";
const free: QualityPhrase = {
  quality: "kostenlos",
  pattern: anyOf(
    `kosten(?:los|frei)${endings}|kosten los`,
    `(?:unentgeltlich|gebührenfrei|eintrittsfrei)${endings}|gratis-?(?:${something})?`,
    "umsonst|umesonst|umasunst|umasonst|umsunst|umsüst|ümsünst",
    `(?:für|fia|fier) (?:umme|lau|nass|noppes|umsonst|umesonst|umasunst|umsunst|(?:0|null)\\s*(?:€|euro)|${nothing})`,
    "(?:zum )?nulltarif",
    `${nothing} ${costs}|${costs} (?:(?:es|mich|uns|gar|auch|einfach|ned|net) )*${nothing}`,
    `(?:${costs}|verlangen|nehmen) kein(?:e|en)? ${fee}`,
    `(?:ohne|keine?[rn]?) ${fee}(?: (?:zu )?${pay})?`,
    `${nothing} (?:be)?zahl(?:en|t)|ohne (?:was |etwas )?(?:zu )?(?:be)?zahlen`,
    "(?:der )?eintritt (?:ist |is )?(?:frei(?:er)?|gratis|umsonst|kostenlos)|(?:mit )?freie[rnm] (?:eintritt|zutritt|einlass)|(?:zutritt|einlass) (?:ist |is )?frei",
    "(?:for )?free(?: (?:of charge|entry|entrance|admission))?|admission free|no (?:entry )?(?:fee|charge|cost)|without paying",
  ),
  longWords: ["kostenlos", "kostenfrei", "unentgeltlich"],
  unless: anyOf(
    "(?:nicht|net|ned) (?:umsonst|kostenlos|gratis|kostenfrei)",
    "(?:kann|kannst|können|konnte)\\s(?:.*\\s)?nicht (?:be)?zahlen",
  ),
};

/** "Kostet der Markt Eintritt?", not "Was kostet der Eintritt?" */
const whetherFree: QualityPhrase[] = [
  {
    quality: "kostenlos",
    pattern: anyOf("eintritt (?:be)?zahl(?:en|t)"),
    when: anyOf("muss|müssen|mus|muaß"),
  },
  {
    quality: "kostenlos",
    pattern: anyOf("kostet|(?<=kostet\\s(?:.{1,60}\\s)?)(?:was|etwas|eintritt|geld)"),
    when: anyOf(
      "(?<!(?:was|viel|wieviel)\\s(?:.{1,40}\\s)?)kostet\\s(?:.{1,60}\\s)?(?:was|etwas|eintritt|geld)",
    ),
  },
];

const wheels =
  "(?:roll?stuh?l|roll?stühlen?|e-?rolli|elektrorollstuhl|rollis?|roll?at[oe]r(?:en)?|gehwagen|gehhilfe|gehstock|krücken|kinderwagen|zwillingswagen|buggy)";
const article = "(?:(?:dem|der|den|die|das|einem|einer|meinem|meiner|seinem|ihrem|unserem|nem|am|m) )?";
const accessible: QualityPhrase = {
  quality: "barrierefrei",
  pattern: anyOf(
    `barriere\\s?(?:frei|arm)${endings}`,
    `(?:behinderten|rollstuhl|rolli|rollator|senioren|alters|kinderwagen)[-\\s]?(?:gerecht|geeignet|tauglich|freundlich|gängig|zugänglich)${endings}`,
    `(?:stufen|treppen|schwellen)(?:los|frei)${endings}|ebenerdig${endings}`,
    `(?:geeignet )?(?:mit|im|für|fürn|mitm|mim|per|auf) ${article}${wheels}(?: (?:geeignet|machbar|möglich|erreichbar|zugänglich|befahrbar))?`,
    "(?:für )?(?:rollstuhl|rolli|rollator)fahrer(?:in|innen|n)?|(?:für )?gehbehindert(?:e[nr]?)?|mit (?:einer )?gehbehinderung",
    "(?:schlecht|nicht (?:mehr )?(?:so )?gut) zu fuß",
    "(?:ohne|keine?n?|koa|koane|koi|keene) (?:viele? |große |lange |steile )?(?:treppen?|stufen?|stiegen?|barrieren?|schwellen?|treppensteigen|hindernisse)(?: (?:zu )?steigen)?",
    "(?:mit (?:einem |einer )?|eine?n? |ne |nen )(?:aufzug|fahrstuhl|rampe|treppenlift)",
    "wheel\\s?chair(?:[\\s-](?:accessible|access|friendly|users?))?|accessible|step[\\s-]?free|with (?:a )?(?:stroller|pram|walker)",
  ),
  longWords: ["barrierefrei", "behindertengerecht", "rollstuhlgerecht", "stufenlos", "ebenerdig"],
  unless: anyOf(
    // Who says so and asks for nothing that takes place is looking for anything.
    "sitze? im roll?stuhl(?!\\s.*(?:was|los|machen|unternehmen))",
    "leihen|ausleihen|verleih|mieten|kaufen|verkaufen|reparieren|reparatur|beantragen|antrag|abzugeben|spenden|umbau|umbauen|bauen|wohnung(?:en)?|website|webseite|internetseite|homepage",
  ),
};

const badWeather =
  "(?:regen(?:wetter|tagen?)?|dauerregen|niesel(?:regen)?|nässe|kälte|unwetter|(?:sau|mist|schlecht|schmuddel|hunde|matsch|scheiß|schiet)-?(?:wetter|weer)|(?:schlecht|mies|nass|kalt|trüb|usselig|ungemütlich)(?:e[mn])? wetter|reng|rengwedda)";
const inside: QualityPhrase = {
  quality: "drinnen",
  pattern: anyOf(
    `drinnen|drinne|dinna|dinne|dinnen|herinnen|innendrin|inside|indoors?-?(?:${something})?`,
    "(?:im|ins) (?:warmen?|trockenen?)|wo(?:'?s| es) (?:schön )?(?:warm|trocken) ist|in (?:innen|geschlossenen )räumen",
    `überdacht${endings}|unter(?:m| dem| einem)? dach`,
    `(?:auch )?(?:bei|trotz|an) (?:(?:diesem|so|so einem|so nem|einem|nem|dem|strömendem) )?${badWeather}`,
    "wenn(?:'?s| es| et)? (?:(?:mal|so|draußen|immer|wieder) )*(?:regnet|rengt|rengd|rägnet|schüttet|gießt|pisst|schifft|(?:nass|kalt|zu kalt) ist)",
    "(?:schlecht|mies)es wetter|es regnet|regentage?n?",
    "wenn (?:das )?wetter (?:schlecht|mies|nicht mitspielt)(?: ist| wird)?",
    `(?:regen|schlechtwetter)[-\\s]?(?:${something}|tipps?|alternativen?)|wetterunabhängig${endings}|(?:regensicher|wetterfest)${endings}`,
    "(?:on )?(?:a )?rainy days?|when it(?:'?s| is)? rain(?:s|ing)|in the rain|bad weather",
  ),
  unless:
    /keller|hochwasser|überschwemm|überflut|kanal|rückstau|dach(?:decker|rinne)|undicht|zisterne|haltestelle|stellpl|parkpl|carport|terrasse|müll|tonne|bauantrag|baugenehmigung|heizung|wäsche|(?<!was\s)findet|fällt|verschoben|abgesagt/iu,
};

const outside: QualityPhrase = {
  quality: "draussen",
  pattern: anyOf(
    `draußen|drausen|draussn|draußn|draußa|drauß|drausse|draussa|drussen|drusse|dusse|buten|daussn|heraußen|outside|outdoors?-?(?:${something})?`,
    "open[\\s-]?airs?",
    `(?:im|ins|in's) freien?|in (?:der |die )?(?:freien? )?natur|im grünen|ins grüne|frei(?:luft|licht)-?(?:${something})?`,
    "(?:an|auf) (?:der |die |d )?(?:frische[nr]? |gute[nr]? )?luft|frische luft|(?:in the )?(?:fresh|open) air",
    "unter(?:m| dem)? (?:freie[mn] |offene[mn] |sternen)himmel|unter freie[mn] himmel|unter (?:den )?sternen",
    "bei (?:dem )?(?:schöne[mn]|schön|gute[mn]|tolle[mn]|warmem|sonnigem) wetter|bei sonne(?:nschein)?|in der sonne|sonne tanken|wenn die sonne scheint",
  ),
  unless:
    /tonne|müll|sperr|sack|säcke|internet|wlan|wifi|rauch|geblieben|gelassen|stehen|stehn|lassen|parken|abstell|wohnen|grundst|baupl|schlafen|grillen|feuer\s+machen|friedhof|qualität|messung|verschmutz|lärm/iu,
};

const registration = "(?:vor|online-?)?anmeldung(?:en)?|anmeldepflicht|(?:platz)?reservierung";
const register = "(?:an(?:zu)?melden|voranmelden|anmeldn|ameldn|amelden|aamälde|anmelln)";
const isNeeded = "(?:ist )?(?:nötig|notwendig|erforderlich|erwünscht|pflicht|vorgeschrieben)";
const required = "(?: (?:required|needed|necessary))?";

/** A dog, a child or a home is registered with an office, not for an event. */
const offices =
  /hund|steuer|kita(?!\p{L}*fest)|krippe|kindergarten|kindergärten|kindertages|tagesmutter|sperrmüll|wohnsitz|wohnung|gewerbe|kfz|(?<!\p{L})autos?(?!\p{L})|fahrzeug|umzieh|gezogen|zuzug|zuzieh|(?<!\p{L})(?:ein|um)zug(?!\p{L})|einwohner|bürgeramt|bürgerbüro|meldeamt|rathaus|ordnungsamt|standesamt|brauchtum|osterfeuer|glasfaser|newsletter|arbeitslos|konto|login|log-?in|passwort|benutzer|baustelle|veranstaltung(?:en)?\s+(?:anmelden|eintragen)|(?<!\p{L})(?:schule|grundschule|hort|feuer|strom|wasser|gas|baby|kind|demo|internet|mülltonne)(?!\p{L})/iu;

const withoutRegistration: QualityPhrase = {
  quality: "ohne-anmeldung",
  pattern: anyOf(
    `(?:ohne|keine?r?|koa) (?:(?:vorherige|große|lange|vorher|extra|sich|mich|zu) )*(?:${registration}|${register}|reservieren|registrieren)(?: ${isNeeded})?`,
    `(?:anmelde|anmeldungs|reservierungs)frei${endings}`,
    `nicht (?:vorher |extra )?(?:${register}|anmeldepflichtig${endings})`,
    "(?:einfach so|einfach|spontan) (?:hin|hingehen|hinkommen|kommen|vorbeikommen|vorbeigehen|vorbeischauen|mitmachen)|spontan (?:was|etwas|unternehmen)",
    `(?:without|no) (?:registration|registering|sign-?up|signing up|booking)${required}`,
  ),
  unless: offices,
};

const withRegistration: QualityPhrase[] = [
  {
    quality: "anmeldung",
    pattern: anyOf(
      `(?:nur )?(?:mit|nach|gegen|per|zum) (?:vorheriger |telefonischer |verbindlicher )?(?:${registration}|anmelden|anmeldeschluss|anmeldefrist)`,
      `(?:anmelde|anmeldungs|reservierungs)pflichtig${endings}|anmeldepflicht|voranmeldung`,
      `(?:(?:vor)?anmeldung|${register}) ${isNeeded}|(?:eine? |ne |a )?anmeldung(?= (?:brauch|benötig))`,
      `(?:vorher|vorab|voher|im voraus|rechtzeitig) (?:${register}|reservieren|buchen|angemeldet|registrieren|bescheid (?:geben|sagen))`,
      `(?:have to|need to|must) (?:register|sign up|book)(?: for)?|(?:with )?registration (?:required|needed|necessary)|with registration|sign up for`,
    ),
    longWords: ["anmeldepflichtig"],
    unless: offices,
  },
  {
    quality: "anmeldung",
    pattern: anyOf("meld(?:e|en|et)(?= (?:ich|man|wir) (?:mich|sich|uns)\\s.*\\san(?!\\p{L}))"),
    unless: offices,
  },
  {
    quality: "anmeldung",
    pattern: anyOf(register),
    when: anyOf("sich|mich|uns|dich|mi|se|si"),
    unless: offices,
  },
  {
    quality: "anmeldung",
    pattern: anyOf("reservieren|vorbestellen"),
    when: anyOf("muss|müssen|mus|muaß|sollte|sollten"),
    unless: offices,
  },
  {
    quality: "anmeldung",
    pattern: anyOf("(?:vor)?anmeldung"),
    when: anyOf("brauche?n?|braucht|brauchts|benötigt|benötige"),
    unless: offices,
  },
];

/** "ohne Anmeldung" comes before the others: its words are taken then. */
export const qualityPhrases: readonly QualityPhrase[] = [
  free,
  ...whetherFree,
  accessible,
  inside,
  outside,
  withoutRegistration,
  ...withRegistration,
];
