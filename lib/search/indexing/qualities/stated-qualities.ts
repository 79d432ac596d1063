import type { Quality } from "../../quality";

/** The parts of a text of which each says one thing, without signs of Markdown. */
const clausesOf = (text: string): string[] => text.replace(/[*_]/g, "").split(/[.!?:]\s+|[,;|\n]|\s–\s/);

/** The sentences of a text, without signs of Markdown */
const sentencesOf = (text: string): string[] => text.replace(/[*_]/g, "").split(/[.!?]\s+|\n/);

/**
 * What a text has of which a pattern may say something. Most have nothing of it, and these are tried in a tenth of the time: a
 * pattern of whole words looks at the letters around each letter.
 */
const mayBeFree = /kost|gratis|umsonst|unentgelt|gebührenfrei|eintritt/i;
const mayNeedRegistration = /meld|einfach/i;
const maySaySurroundings =
  /indoor|outdoor|drinnen|draußen|trocken|warm|regen|wetter|kälte|freie|open|luft|natur|sturm/i;

const freeWords = "kostenlos|kostenfrei|gratis|umsonst|unentgeltlich|gebührenfrei";
const offered =
  "angebot|kurs|workshop|beratung|führung|fahrt|fahrkarte|teilnahme|nutzung|ausleihe|verleih|vortrag|konzert|veranstaltung|probe|training|hilfe|betreuung|besuch|abholung";
/** "Die Teilnahme ist kostenlos", "ein kostenloser Kurs"; kostenlose Parkplätze say nothing about what is offered. */
const free = new RegExp(
  `(?<!\\p{L})(?:${freeWords}|(?:kostenlos|kostenfrei|unentgeltlich|gebührenfrei)e[nmrs]?\\s(?:\\p{L}+e[nmrs]?\\s)?\\p{L}*(?:${offered})\\p{L}*|eintritt (?:ist |bleibt )?(?:wie immer )?frei|freier eintritt|freiem eintritt|ohne eintritt|kein(?:en)? eintritt|kosten entstehen (?:ihnen )?keine|(?:ent)?stehen keine kosten|kostet (?:sie |dich |euch )?nichts)(?!\\p{L})`,
  "iu",
);
const isLimited =
  /(?<!\p{L})(?:nicht|nur|mitglieder|probestunde|schnupper\p{L}*|erste[nrs]? (?:mal|stunde)|(?:ein|zwei|drei)mal|parken|parkplätze|wlan|rollator|begleitperson(?:en)?|bei kleinem einkommen)(?!\p{L})|\d\s*(?:€|euro)/iu;

/** Whether a sentence of a text says that it costs nothing, to everybody. */
export function saysFree(text: string): boolean {
  return (
    mayBeFree.test(text) &&
    free.test(text) &&
    sentencesOf(text).some((sentence) => free.test(sentence) && !isLimited.test(sentence))
  );
}

const certain =
  /barrierefrei(?!heit)|barrierearm|rollstuhl(?:gerecht|geeignet|tauglich|zugänglich)|behindertengerecht|stufenlos|stufenfrei|schwellenlos|treppenfrei|ebenerdig|ohne (?:stufen?|schwellen?|treppen?|bordsteine?)|keine (?:stufen?|schwellen?|treppen?)|(?:rollstuhl|rollstühle|rollator(?:en)?|kinderwagen)(?!\p{L}).*(?<!\p{L})(?:geeignet|befahrbar|zugänglich|erreichbar|befestigt|festem belag)/iu;
/** What the field Barrierefreiheit names because it helps people in */
const help =
  /(?<!\p{L})(?:rampe|aufzug|fahrstuhl|lift|treppenlift|hebebühne|asphaltiert|befestigte?)(?!\p{L})/iu;
const toilet = /wc(?!\p{L})|toilette|klo(?!\p{L})/iu;
const upstairs = /obergeschoss|dachgeschoss|dachboden|empore|galerie|tribüne|keller|oberen? stock|turm/iu;
const hindrance =
  /(?<!\p{L})(?:uneben|unbefestigt\p{L}*|geschottert|schotter|unterschiedlich zugänglich|(?:nicht|kaum|schwer|schlecht|bedingt|eingeschränkt) (?:\p{L}+ )?(?:barrierefrei|stufenlos|ebenerdig|geeignet|zugänglich|erreichbar|befahrbar|rollstuhl\p{L}+|behindertengerecht)|kein(?:e[nr]?)? (?:barrierefrei|stufenlos|ebenerdig|rollstuhl)\p{L}*|nur (?:über|mit) .*(?:treppe|stufe)|nur zu fuß)/iu;
const steps = /(?<!keine )(?<!ohne )(?<!\p{L})(?:stufen?|treppen?)(?!\p{L})/iu;

/** Whether the field Barrierefreiheit says that one gets in without steps. What hinders on other floors or at the WC does not count. */
export function isAccessible(accessibility: string): boolean {
  const clauses = clausesOf(accessibility).filter((clause) => !upstairs.test(clause));
  const places = clauses.filter((clause) => !toilet.test(clause));
  if (places.some((clause) => hindrance.test(clause))) return false;
  if (places.some((clause) => help.test(clause))) return true;
  return !places.some((clause) => steps.test(clause)) && clauses.some(isPositive);
}

/** Whether a sentence of any text says so. */
export const saysAccessible = (text: string): boolean =>
  certain.test(text) && clausesOf(text).some(isPositive);

const isPositive = (clause: string) => certain.test(clause) && !hindrance.test(clause);

const registration = "(?:vor)?anmeldung(?:en)?";
const needed = new RegExp(
  `(?<!\\p{L})(?:${registration} (?:bis|unter|bei|beim|über|per|im|an|via|online|telefonisch|ist |wird |erforderlich|erbeten|nötig|notwendig|erwünscht)|${registration}:|um (?:vorherige |telefonische )?${registration}|(?:nur )?(?:mit|nach) (?:vorheriger |telefonischer )?${registration}|anmeldepflicht\\p{L}*|(?:bitte|vorher|vorab|verbindlich) (?:\\p{L}+ ){0,4}anmelden|melden sie sich (?:bitte )?(?:\\S+ ){0,6}an(?!\\p{L})|anmelden (?:können|müssen) sie sich|(?:müssen|können) sie sich (?:\\S+ ){0,6}anmelden|anmeldeschluss)`,
  "iu",
);
const notNeeded = new RegExp(
  `(?<!\\p{L})(?:kein(?:e|er)? ${registration}|ohne (?:vorherige )?${registration}|${registration} (?:ist |wird )?nicht|nicht (?:vorher |vorab |extra )?an(?:ge)?(?:zu)?melde[nt]|kommen sie einfach|einfach vorbei)`,
  "iu",
);

/** Whether a text says that one has to register, or that one need not. */
export function registrationOf(text: string): Extract<Quality, "anmeldung" | "ohne-anmeldung"> | undefined {
  if (!mayNeedRegistration.test(text)) return undefined;
  if (notNeeded.test(text)) return "ohne-anmeldung";
  return needed.test(text) ? "anmeldung" : undefined;
}

/** A word of a place, alone or at the end of a compound */
const place = (ends: string): RegExp => new RegExp(`(?:${ends})(?:s|es)?(?!\\p{L})`, "iu");

const roofed = place(
  "saal|säle|halle|kirche|kapelle|münster|dom|bücherei|bibliothek|mediathek|haus|heim|schule|kita|kindergarten|krippe|hort|museum|raum|räume|zimmer|aula|foyer|studio|theater|kino|keller|stube|gasthof|wirtschaft|gaststätte|restaurant|café|cafe|laden|hallenbad|treff|zentrum|scheune|tenne|praxis|geschoss",
);
/** Whether a Hof, a Bad or a Zelt has a roof nobody knows. */
const open = place(
  "platz|plätze|wiesen?|garten(?<!kindergarten)|gärten|wald|park|see|teich|weiher|ufer|strand|auen?|bach|fluss|steg|brücke|felder|feld|anger|weinberge?|berg|hügel|hang|freibad|schulhof|pausenhof|stadion|allmend|moor|heide|weide|koppel|hafen|ganze[nms]? (?:ort|dorf)|dorfmitte|wanderweg|radweg|pfad|brunnen",
);
const aroundSomething =
  /(?<!\p{L})(?:vor|hinter|neben|rund um|rings um|um) (?:dem|der|das|die)(?!\p{L})|(?<!\p{L})(?:vorm|hinterm|rund ums|draußen)(?!\p{L})/iu;
const churches = /(?:kirche|kapelle|münster|dom|schloss|burg)(?!\p{L})/iu;

/** Titles of what takes place under the sky wherever one meets */
const outside =
  /(?:wanderung|umzug|spaziergang|radtour|fahrradtour|rundgang|radeln|(?:benefiz|volks|spenden|sponsoren|silvester|wald|stadt|dorf|staffel|cross)lauf|lauftreff|walking|exkursion|zeltlager|feuer(?<!fegefeuer)|feuerwerk|open[- ]?air|schnitzeljagd|geocaching|prozession|flurumgang|baumpflanz\p{L}*|(?:dorf|flur|frühjahrs|herbst|wald)putz|picknick|maibaum\p{L}*|seifenkistenrennen|adventsfenster)(?!\p{L})/iu;
/** They stand around a church, not in it. */
const market = /(?:markt|kirmes|kerb|kerwe)(?!\p{L})/iu;
/** Titles of what goes elsewhere: the place is where one meets. */
const elsewhere = /(?:fahrt|reise|ausflug)(?!\p{L})/iu;
/** Titles of what needs a roof where no place says otherwise */
const inside =
  /(?:sitzung|lesung|vorlesestunde|vortrag|sprechstunde|versammlung|kino|theater|hallenturnier|hallenfußball|kochkurs|spieleabend|gottesdienst)(?!\p{L})/iu;

const saysOutside =
  /(?<!\p{L})(?:im freien|unter freiem himmel|open[- ]?air|outdoor|an der frischen luft|(?:findet|finden|feiern|feiert|spielen|spielt|sitzen|tanzen) (?:\p{L}+ ){0,3}draußen|draußen (?:statt|im|am|auf|an)|in der natur|bei (?:\p{L}+ )?(?:schönem|gutem|trockenem) wetter|bei (?:starkem )?(?:regen|gewitter|schlechtem wetter|unwetter|sturm) (?:\p{L}+ ){0,5}(?:aus|entfällt|abgesagt|verschoben)|wetterfest\p{L}*|bei jedem wetter)(?!\p{L})/iu;
const saysInside =
  /(?<!\p{L})(?:indoor|drinnen|im trockenen|im warmen|bei (?:\p{L}+ )?(?:regen|schlechtem wetter|kälte|schlechtwetter) (?:\p{L}+ ){0,4}(?:im|in|ins|dorthin|unter dach))(?!\p{L})/iu;

/** Whether sentences say that it takes place under a roof, under the sky, or both. */
export const saidSurroundings = (text: string): Quality[] =>
  maySaySurroundings.test(text)
    ? [
        ...(saysInside.test(text) ? (["drinnen"] as const) : []),
        ...(saysOutside.test(text) ? (["draussen"] as const) : []),
      ]
    : [];

/** Whether an event takes place under a roof, under the sky, or both, by its text, else its title, else its place. */
export function surroundingsOf(title: string, place: string | undefined, text: string): Quality[] {
  const said = saidSurroundings(`${text} ${place ?? ""}`);
  if (said.length > 0) return said;
  if (outside.test(title)) return ["draussen"];
  if (elsewhere.test(title)) return [];
  const ofPlace = place && surroundingsOfPlace(place, market.test(title));
  if (ofPlace) return [ofPlace];
  return inside.test(title) ? ["drinnen"] : [];
}

function surroundingsOfPlace(place: string, isMarket: boolean): Quality | undefined {
  // The last part says most: "Rathaus, Sitzungssaal", "Gemeindehaus, Garten".
  for (const part of place.split(/[,;()/]/).toReversed()) {
    if (aroundSomething.test(part)) return "draussen";
    // "Grundschule am Mühlbach" is a school.
    const [, head = ""] =
      /^\s*(.*?)(?:(?<=\S)\s(?:am|an|auf|bei|beim|zum|zur|im|in)\s.*)?$/iu.exec(part) ?? [];
    if (isAddress.test(part) && part !== place) continue;
    if (roofed.test(head)) return isMarket && churches.test(head) ? "draussen" : "drinnen";
    if (open.test(head)) return "draussen";
  }
  return undefined;
}

const isAddress = /\d\p{L}?\s*$|^\s*(?:am|an|zum|zur)\s/iu;
