/** @jest-environment node */
import { suggestFrom } from "./suggest";
import { ask, demoIndex } from "./testing/demo-index";
import { smallIndex } from "./testing/small-index";
import { weights } from "./weights";

/** The query that each weight of weights.ts is there for: with another value it finds something else. */

const now = new Date("2026-11-21T09:00:00.000Z");
const padding =
  "Hier steht vieles, das mit der Sache wenig zu tun hat und trotzdem gelesen werden will. ".repeat(6);

type Case = {
  /** Its group and name */
  weight: string;
  /** A value that neutralises the weight or overdoes it */
  instead: number;
  q: string;
  /** Ids of the first hits in the demo village, of all hits in `texts`, or what is suggested first */
  finds: string[];
  texts?: Record<string, string>;
  suggests?: boolean;
  /** How often the entries of `texts` were opened, by id */
  opens?: Record<string, number>;
  /** `finds` is the answer's number, or its sentence */
  answers?: boolean;
};

const cases: Case[] = [
  { weight: "expansion.exact", instead: 0, q: "Bücher", finds: ["buecherschrank"] },
  { weight: "expansion.stem", instead: 0, q: "Chöre", finds: ["gemischter-chor-musterbach"] },
  {
    weight: "expansion.gender",
    instead: 0.4,
    q: "Angler",
    finds: ["her", "family"],
    texts: { family: "Das Angeln.", her: "Die Anglerin." },
  },
  { weight: "expansion.otherWordClass", instead: 1, q: "Bücher", finds: ["buecherschrank"] },
  { weight: "expansion.compoundEnd", instead: 0.35, q: "Flohmarkt", finds: ["dorfflohmarkt"] },
  { weight: "expansion.compoundStart", instead: 0.25, q: "imkern", finds: ["imkerverein-musterbach"] },
  {
    weight: "expansion.compoundMiddle",
    instead: 0,
    q: "Kleider",
    finds: ["parts", "whole"],
    texts: { whole: "Der Kinderkleiderbasar.", parts: "Kinder, Kleider, Basar." },
  },
  {
    weight: "expansion.insertedPart",
    instead: 0,
    q: "Steinbrücke",
    finds: ["whole"],
    texts: { whole: "Die Steinfußbrücke.", first: "# Stein" },
  },
  { weight: "expansion.family", instead: 0, q: "Notarzt", finds: ["notruf-und-bereitschaft"] },
  {
    weight: "expansion.unknownRest",
    instead: 0,
    q: "Markt im Advent",
    finds: ["dorfflohmarkt", "adventsmarkt"],
  },
  { weight: "expansion.otherParticle", instead: 1, q: "leihen", finds: ["werkzeug-leihen"] },
  {
    weight: "expansion.prefix",
    instead: 0,
    q: "die bib",
    finds: ["bibliothek-der-dinge"],
    suggests: true,
  },
  {
    weight: "expansion.fuzzyPrefix",
    instead: 0,
    q: "Klafi",
    finds: ["a"],
    texts: { a: "# Klavierabend", b: "# Klasse" },
    suggests: true,
  },
  {
    weight: "clause.vocabulary",
    instead: 2,
    q: "Couch",
    finds: ["said", "meant"],
    texts: { meant: "Der Sperrmüll.", said: "Die Couch." },
  },
  {
    weight: "clause.translation",
    instead: 2,
    q: "garbage",
    finds: ["said", "meant"],
    texts: { meant: "Die Müllabfuhr.", said: "Garbage." },
  },
  { weight: "clause.synonym", instead: 0.001, q: "Tagesmutter", finds: ["kindertagespflege-spatzennest"] },
  { weight: "clause.minSynonymCertainty", instead: 0.8, q: "Trödelmarkt", finds: ["dorfflohmarkt"] },
  { weight: "clause.compoundParts", instead: 1, q: "Kindergärten", finds: ["waldkindergarten-birkenrain"] },
  {
    weight: "clause.unknownCompoundParts",
    instead: 0.001,
    q: "Kinderkrippe",
    finds: ["krippe-sonnenkaefer"],
  },
  {
    weight: "clause.compoundTopic",
    instead: 0.001,
    q: "Sperrmülltermin",
    finds: ["topic", "both"],
    texts: { topic: "# Sperrmüll", both: "Der Termin: Sperrmüll.", other: "# Termin" },
  },
  {
    weight: "clause.minLastPartCertainty",
    instead: 1,
    q: "Kindergartenanmeldung",
    finds: ["kita-anmeldung"],
  },
  {
    weight: "clause.swappedParts",
    instead: 0.001,
    q: "Feuerwehrjugend",
    finds: ["jugendfeuerwehr-musterbach"],
  },
  {
    weight: "clause.joinedWords",
    instead: 0.001,
    q: "Glasfaser Anschluss",
    finds: ["glasfaseranschluss-bestellen"],
  },
  {
    weight: "clause.knownBeginning",
    instead: 4,
    q: "Theateraufführungen Bus",
    finds: ["b", "a"],
    texts: { a: "Die Theatergruppe spielt. Gruppe.", b: "Der Bus fährt." },
  },
  {
    weight: "clause.typedPrefix",
    instead: 0,
    q: "die bib",
    finds: ["bibliothek-der-dinge"],
    suggests: true,
  },
  { weight: "spelling.similarLetter", instead: 1, q: "Kirmmis", finds: ["kirmes"] },
  { weight: "spelling.doubledLetter", instead: 1, q: "Kirmmis", finds: ["kirmes"] },
  { weight: "spelling.swappedLetters", instead: 2, q: "Kimres", finds: ["kirmes"] },
  {
    weight: "spelling.otherFirstLetter",
    instead: 0,
    q: "Maden",
    finds: [],
    texts: { a: "Der Faden reißt." },
  },
  {
    weight: "spelling.maxWorseThanBest",
    instead: 2,
    q: "Schulhov",
    finds: ["near"],
    texts: { near: "Der Schulhof.", far: "Der Schulchor." },
  },
  {
    weight: "spelling.noError",
    instead: 2,
    q: "Bibliotek Bus",
    finds: ["b", "a"],
    texts: { a: "Die Bibliothek. Bibliothek.", b: "Der Bus." },
  },
  { weight: "spelling.perError", instead: 1, q: "Bibliotek", finds: ["bibliothek-der-dinge"] },
  {
    weight: "spelling.minForKnownWord",
    instead: 0,
    q: "Schul",
    finds: ["school"],
    texts: { school: "Die Schulzeit beginnt.", scarf: "Der Schal wärmt." },
  },
  { weight: "term.noun", instead: 0.001, q: "Kita Platz anmelden", finds: ["kita-anmeldung"] },
  { weight: "term.other", instead: 1, q: "neue Bauplätze", finds: ["neubaugebiet-sonnenhang"] },
  {
    weight: "score.idfExponent",
    instead: 0,
    q: "wie melde ich meinen hund an",
    finds: ["hundesteuer-anmelden"],
  },
  { weight: "score.lastPart", instead: 1, q: "Kinderkrippe", finds: ["krippe-sonnenkaefer"] },
  {
    weight: "score.minPartialShare",
    instead: 0,
    q: "Bus-Fahrplan",
    finds: ["plan"],
    texts: { plan: "Der Fahrplan.", b: "Der Bus.", c: "Ein Bus.", d: "Zwei Bus.", e: "Drei Bus." },
  },
  {
    weight: "score.partialWithLast",
    instead: 0.05,
    q: "Dorf-Chor",
    finds: ["last", "other", "first"],
    texts: { last: "Der Chor.", other: `Der Chor. ${padding}`, first: "Das Dorf." },
  },
  {
    weight: "score.partialWithoutLast",
    instead: 2,
    q: "Dorf-Chor",
    finds: ["last", "other", "first"],
    texts: { last: "Der Chor.", other: `Der Chor. ${padding}`, first: "Das Dorf." },
  },
  { weight: "ranking.someTerms", instead: 0, q: "Wo kann ich Altglas abgeben", finds: ["gruenschnittplatz"] },
  {
    weight: "ranking.allTerms",
    instead: 0,
    q: "Rathaus Parkplatz",
    finds: ["both", "one"],
    texts: { both: `Rathaus. ${padding} Parkplatz.`, one: "# Parkplatz\nParkplatz." },
  },
  {
    weight: "ranking.minOfBest",
    instead: 0,
    q: "Chor",
    finds: ["choir"],
    texts: { choir: "# Chor\nDer Chor.", noise: `${padding.repeat(30)} chor` },
  },
  {
    weight: "ranking.minOfBestLackingTerms",
    instead: 0,
    q: "Rathaus Parkplatz",
    finds: ["both"],
    texts: { both: "# Rathaus Parkplatz", one: `Parkplatz. ${padding.repeat(3)}` },
  },
  { weight: "ranking.title", instead: 0, q: "Musik", finds: ["musikverein-musterbach"] },
  { weight: "ranking.wholeTitle", instead: 0, q: "wandern", finds: ["wanderfreunde-musterbach"] },
  { weight: "ranking.titleBeforeColon", instead: 0, q: "Bus", finds: ["buergerbus-fahrt"] },
  { weight: "ranking.minTitleCertainty", instead: 0.6, q: "wandern", finds: ["wanderfreunde-musterbach"] },
  ...["proximity", "textsRead"].map((name) => ({
    weight: `ranking.${name}`,
    instead: 0,
    q: "Rathaus Öffnungszeiten",
    finds: ["together", "apart"],
    texts: {
      apart: `Das Rathaus ist alt. ${padding} Die Öffnungszeiten der Mühle wechseln.`,
      together: `${padding} Die Öffnungszeiten vom Rathaus wechseln. ${padding.slice(0, 20)}`,
    },
  })),
  { weight: "ranking.titlesRead", instead: 1, q: "wandern", finds: ["wanderfreunde-musterbach"] },
  { weight: "staticBoost.pastEvent", instead: 1, q: "Halle", finds: ["tischtennisfreunde-musterbach"] },
  { weight: "staticBoost.upcomingEvent", instead: 0.5, q: "Kirmes", finds: ["kirmes"] },
  { weight: "staticBoost.page", instead: 0.4, q: "wann hat das Rathaus auf", finds: ["kontakt"] },
  { weight: "staticBoost.oldArticle", instead: 0.4, q: "Kita Platz", finds: ["kita-anmeldung"] },
  { weight: "intent.dated", instead: 0.6, q: "Wann ist etwas am Mühlbach?", finds: ["hochwasseruebung"] },
  { weight: "intent.matchingAge", instead: 0.7, q: "Kita für Zweijährige", finds: ["kita-bachkiesel"] },
  { weight: "intent.minAudienceScore", instead: 1, q: "Mittagessen für Senioren", finds: ["seniorenfahrt"] },
  { weight: "intent.bestWithQuality", instead: 0, q: "Bücher für umme", finds: ["buecherschrank"] },
  { weight: "field.title", instead: 0, q: "Abfallkalender", finds: ["abfallkalender"] },
  { weight: "field.names", instead: 0, q: "Mittagessen für Senioren", finds: ["seniorenfahrt"] },
  { weight: "field.lead", instead: 0.4, q: "wer hilft mir beim einkaufen", finds: ["nachbarschaftshilfe"] },
  { weight: "field.body", instead: 0.35, q: "Muell", finds: ["abfallkalender"] },
  { weight: "field.heading", instead: 0, q: "Öffnungszeiten Bürgerbüro", finds: ["kontakt"] },
  { weight: "field.notCapitalised", instead: 1.2, q: "leihen", finds: ["werkzeug-leihen"] },
  { weight: "field.usualTitleWords", instead: 8, q: "Mühlbach", finds: ["angelverein-muehlbach"] },
  { weight: "field.usualTextWords", instead: 60, q: "Muell", finds: ["abfallkalender"] },
  { weight: "field.titleLength", instead: 1, q: "Kita Platz", finds: ["kita-anmeldung"] },
  { weight: "field.textLength", instead: 1, q: "Öffnungszeiten Bürgerbüro", finds: ["kontakt"] },
  { weight: "field.saturation", instead: 0.01, q: "wandern", finds: ["wanderfreunde-musterbach"] },
  {
    weight: "clause.typedSynonym",
    instead: 0,
    q: "sup",
    finds: ["dorfladen-initiative"],
    suggests: true,
  },
  {
    weight: "suggestion.titleStart",
    instead: 0.8,
    q: "ber",
    finds: ["begins", "has"],
    texts: { has: "# Der Bericht", begins: "# Beratung" },
    suggests: true,
  },
  { weight: "suggestion.elsewhere", instead: 2, q: "müll", finds: ["abfallkalender"], suggests: true },
  { weight: "suggestion.service", instead: 0.5, q: "ge", finds: ["gelber-sack"], suggests: true },
  {
    weight: "suggestion.article",
    instead: 3,
    q: "feu",
    finds: ["feuerwehrfest"],
    suggests: true,
  },
  { weight: "suggestion.popular", instead: -0.5, q: "feu", finds: ["feuerwehrfest"], suggests: true },
  {
    weight: "suggestion.opened",
    instead: 0,
    q: "be",
    finds: ["a", "b"],
    texts: { a: "# Bericht", b: "# Beratung" },
    opens: { a: 20 },
    suggests: true,
  },
  {
    weight: "suggestion.halfOfOpens",
    instead: 1000,
    q: "be",
    finds: ["b", "a"],
    texts: { a: "# Bericht, jetzt", b: "# Neue Berichte" },
    opens: { b: 40 },
    suggests: true,
  },
  {
    weight: "suggestion.perRank",
    instead: 0,
    q: "dorf",
    finds: ["dorfgemeinschaftshaus-mieten", "dorfputz", "dorfkino", "dorfladen-initiative"],
    suggests: true,
  },
  { weight: "completion.title", instead: 0, q: "ko", finds: ["Kompost"], suggests: true },
  {
    weight: "completion.minCount",
    instead: 0,
    q: "sam",
    finds: ["Sammelplätze", "Sammelstelle"],
    suggests: true,
  },
  {
    weight: "answer.minCertainty",
    instead: 0.6,
    q: "Imker Telefon",
    finds: ["030 23125 241"],
    answers: true,
  },
  {
    weight: "answer.minEventCertainty",
    instead: 0.45,
    q: "wann ist Jugend",
    finds: [],
    answers: true,
  },
  { weight: "answer.minShareOfName", instead: 0, q: "wann probt die Komödie", finds: [], answers: true },
  {
    weight: "answer.contextFactor",
    instead: 0,
    q: "Kindertagespflege Lindenallee Telefon",
    finds: ["030 23125 308"],
    answers: true,
  },
  { weight: "answer.inSentence", instead: 0, q: "Rathaus Telefon", finds: ["030 23125 100"], answers: true },
  { weight: "answer.byType", instead: 0, q: "Sportverein Telefon", finds: ["030 23125 220"], answers: true },
  {
    weight: "answer.ofAnother",
    instead: 0,
    q: "Grundschule Telefon",
    finds: ["030 23125 306", "030 23125 305"],
    answers: true,
  },
  { weight: "answer.minMargin", instead: 0, q: "wann ist Fest", finds: [], answers: true },
];

/** Without the base vocabulary, which finds much in another way */
const newDemo = () => demoIndex({ vocabulary: false });
const demo = newDemo();

/** Amounts are stored in the index; static boosts, and what words stand for, are cached with it. */
const needsOwnIndex = ({ weight }: Case) => /^(?:field|staticBoost|expansion)\./.test(weight);

function indexFor(each: Case) {
  if (each.texts) return smallIndex(each.texts);
  return needsOwnIndex(each) ? newDemo() : demo;
}

function find(each: Case): string[] {
  const { q, finds, texts, suggests, answers, opens } = each;
  const index = indexFor(each);
  if (opens) index.popularity = { searches: [], opensOf: (key) => opens[key.replace("beitrag/", "")] ?? 0 };
  if (answers) {
    const { answer } = ask(index, q, now);
    if (!answer) return [];
    const numbers = answer.details.flatMap((line) => /: ([\d ]+)$/.exec(line)?.[1] ?? []);
    return [answer.phone?.number ?? answer.sentence, ...numbers];
  }
  if (!suggests)
    return ask(index, q, now)
      .hits.slice(0, texts ? undefined : finds.length)
      .map(({ id }) => id);
  const { entries, completions } = suggestFrom(index, q, now);
  const ids = entries.map(({ href }) => href.split(/[/#]/).at(-1) ?? "");
  const suggested = each.weight.startsWith("completion.") ? completions : ids;
  return suggested.slice(0, texts ? undefined : finds.length);
}

test.each(cases)("$weight: „$q“ finds $finds, and does not with $instead", (each) => {
  const [group = "", name = ""] = each.weight.split(".");
  expect(find(each)).toEqual(each.finds);
  jest.replaceProperty(weights[group as keyof typeof weights] as Record<string, number>, name, each.instead);
  try {
    expect(find(each)).not.toEqual(each.finds);
  } finally {
    jest.restoreAllMocks();
  }
});

test("every weight has a case", () => {
  const names = Object.entries(weights).flatMap(([group, ofGroup]) =>
    Object.keys(ofGroup).map((name) => `${group}.${name}`),
  );
  // Those of the group "highlight" change no order: highlighting/*.test.ts has their cases.
  const ofRanking = names.filter((name) => !name.startsWith("highlight."));
  expect(cases.map(({ weight }) => weight).sort()).toEqual(ofRanking.sort());
});
