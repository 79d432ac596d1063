import type { Quality } from "../../quality";

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
export const saidSurroundings = (text: string): Quality[] => [
  ...(saysInside.test(text) ? (["drinnen"] as const) : []),
  ...(saysOutside.test(text) ? (["draussen"] as const) : []),
];

/** Whether an event takes place under a roof, under the sky, or both, by its text, else its title, else its place. */
export function surroundingsOf(title: string, place: string | undefined, text: string): Quality[] {
  const said = saidSurroundings(`${text} ${place ?? ""}`);
  if (said.length > 0) return said;
  if (outside.test(title)) return ["draussen"];
  if (elsewhere.test(title)) return [];
  const told = place && surroundingsOfPlace(place, market.test(title));
  if (told) return [told];
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
