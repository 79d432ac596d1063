import { capitalised, type Item } from "./calendar";
import type { Token } from "./chart";
import { feasts } from "./feasts";
import { nearestWord, standardNumber, type Word, weekdayCode, wordsOf } from "./spelling";
import { codeOf, isFirstWord, longWords, meaningAt } from "./words";

export type TimeToken = Token<Item>;

const maxWords = 60;

/** What the words of a query say about time; a word that says nothing is its own type. Feasts are items already. */
export function toTimeTokens(query: string): TimeToken[] {
  const words = wordsOf(query).slice(0, maxWords).flatMap(splitWord);
  const tokens: TimeToken[] = [];
  for (let at = 0; at < words.length; ) {
    const { read, length } = readAt(words, at, query);
    tokens.push(...read);
    at += length;
  }
  return besideOthers(joinNumbers(withoutNames(withoutGreeting(tokens, query)), query));
}

/** Words that stand behind the name of a day, a month or a unit in one word: "Freitagabend", "Märzhälfte" */
const lastParts = [
  "fruh morgen vormittag mittag nachmittag abend abends nacht morgens vormittags mittags nachmittags nachts vormiddag middag nachmiddag obend avend spatnachmittag fruhabend spatabend",
  "halfte drittel erste ersten erster letzte letzten letzter tag tage tagen woche wochen wochenende wochenenden wochenend anfang mitte ende beginn",
  "sonntag sonntage sonntagen montag montage montagen dienstag mittwoch donnerstag freitag freitage freitagen samstag samstage samstagen sonnabend",
]
  .join(" ")
  .split(" ")
  .sort((a, b) => b.length - a.length);
const firstParts = new Map([
  ["monats", "monat"],
  ["wochen", "woche"],
  ["jahres", "jahr"],
  ["ferien", "ferien"],
]);
const partsOfDay = /^(?:fruh|morgen|abends?|nacht)$|mittag$|abend$/;
const neverBehindWeekday = /^(?:tage?n?|sonntage?|montag|erste[nr]?|letzte[nr]?)$/;

/** A compound of which each part says something about time is several words. */
function splitWord(whole: Word): Word[] {
  const { text, start, end } = whole;
  if (isFirstWord(text) || weekdayCode(text) || codeOf(standardNumber(text))) return [whole];
  const [, sundays] = /^advents?(sonntag(?:en?)?|samstag(?:en?)?|wochenenden?)$/.exec(text) ?? [];
  const last =
    sundays ?? lastParts.find((each) => text.endsWith(each) && beginningOf(text, each) !== undefined);
  if (!last) return [whole];
  const first = sundays ? "advent" : (beginningOf(text, last) ?? "");
  // "am zweiten Dezembersonntag" counts Sundays, not days.
  if (codeOf(first)?.startsWith("MON:") && weekdayCode(last))
    return [
      { ...whole, text: last },
      { ...whole, text: first },
    ];
  const middle = end - Math.round(((end - start) * last.length) / text.length);
  return [
    { text: first, start, end: middle },
    { text: last, start: middle, end },
  ];
}

/** Whether a word alone names a feast of a single day */
function isFeastDay(word: string): boolean {
  const [type, index] = codeOf(word)?.split(":") ?? [];
  const [from, to] = (type === "FEASTNAME" && feasts[Number(index)]?.days(2026)) || [0, 1];
  return from === to;
}

/** What stands before the last part of a compound, where both say something about time */
function beginningOf(text: string, last: string): string | undefined {
  const first = text.slice(0, -last.length);
  const bare = first.replace(/s$/, "");
  if (firstParts.has(first)) return firstParts.get(first);
  if (partsOfDay.test(last) && (isFeastDay(first) || isFeastDay(bare)))
    return isFeastDay(first) ? first : bare;
  const isMonth = (codeOf(first) ?? codeOf(bare))?.startsWith("MON:");
  return isMonth || (weekdayCode(first) && !neverBehindWeekday.test(last)) ? first : undefined;
}

/** What begins with a word: words that are understood together, or the word alone */
function readAt(words: readonly Word[], at: number, query: string): { read: TimeToken[]; length: number } {
  const { start, text } = words[at] as Word;
  const meaning = meaningAt(words, at);
  const isWhole = meaning && (meaning.length > 1 || /^FEASTNAME| /.test(meaning.codes.join(" ")));
  const { codes, length } = isWhole ? meaning : { codes: [codeOfWord(text)], length: 1 };
  const end = words[at + length - 1]?.end ?? start;
  // Each code stands for all of the words.
  return { read: codes.map((code) => toToken(code, start, end, query)), length };
}

function toToken(code: string, start: number, end: number, query: string): TimeToken {
  const [type = "", value = ""] = code === ":" ? [code] : code.split(":");
  const token = { type, value, start, end };
  const written = query.slice(start, end);
  if (type === "FERIEN") return { ...token, value: written };
  const feast = type === "FEASTNAME" ? feasts[Number(value)] : undefined;
  return feast ? { ...token, item: { kind: "feast", spans: [], feast, name: capitalised(written) } } : token;
}

const weekdayNames = "montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag".split(" ");

/** What a word says about time: the word itself where it says nothing */
function codeOfWord(text: string): string {
  if (text.endsWith("ferien")) return "FERIEN";
  if (/^\d/.test(text)) return `NUM:${Number(text)}`;
  const code = weekdayCode(text) ?? codeOf(text) ?? codeOf(standardNumber(text));
  const misspelt = code ? undefined : nearestWord(text, [...weekdayNames, ...longWords]);
  return misspelt ? codeOfWord(misspelt) : (code ?? text);
}

/** "Moin" greets where more follows. */
function withoutGreeting(tokens: readonly TimeToken[], query: string): TimeToken[] {
  const greetings = tokens.findIndex(({ start, end }) => !/^moin$/i.test(query.slice(start, end)));
  // Alone and before "früh" it is tomorrow.
  const isTomorrow = /^(?:TOD|MORGEN)$/.test(tokens[greetings]?.type ?? "");
  return greetings < 1 || isTomorrow ? [...tokens] : tokens.slice(greetings);
}

const titles = new Set(["frau", "herr", "herrn", "fr", "hr", "dr", "doktor", "karl"]);
const isAlsoName = /^(?:WDS?|WDH|MON|SEASONNAME|SEASONMONTH|FEASTNAME|HOLIDAY|HOLIDAYNAMES|NOW|TOD)$/;

/** "Frau Freitag", "Dr. Winter" and "Herr August Sonntag" are people. */
function withoutNames(tokens: readonly TimeToken[]): TimeToken[] {
  let namesLeft = 0;
  return tokens.map((token) => {
    if (titles.has(token.type)) namesLeft = 2;
    else if (namesLeft > 0 && isAlsoName.test(token.type)) {
      namesLeft -= 1;
      return { type: "name", value: "", start: token.start, end: token.end };
    } else if (token.type !== ".") namesLeft = 0;
    return token;
  });
}

const ordinalEndings = new Set("te ten ter tes tem ste sten ster st nd rd th".split(" "));

/** "5." and "5te" are one token. */
function joinNumbers(tokens: readonly TimeToken[], query: string): TimeToken[] {
  const joined: TimeToken[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const isOrdinal = ordinalEndings.has(query.slice(token.start, token.end).toLowerCase());
    const type = token.type === "." ? "ND" : isOrdinal ? "ORD" : undefined;
    // "einschl. 6.12.", "Fr. 4.12."
    if (token.type === "." && /^(?:INCL|AROUND|BETWEEN|SW|MON|WD.?)$/.test(last?.type ?? "")) continue;
    if (type && last?.type === "NUM" && last.end === token.start)
      joined.splice(-1, 1, { ...last, type, end: token.end });
    else joined.push(token);
  }
  return joined;
}

/**
 * What a type says beside others: a pattern of the token before it (or the beginning, "^"), itself and the one or two after it
 * (or the end, "$"), and what it says then; "" takes it away. The first row that fits counts.
 */
const besides: [pattern: RegExp, code: string][] = [
  // "im Dezember Erste Hilfe" is no first of December.
  [/^\S+ ORD (?:hand|hilfe|klasse|liga|mannschaft|weltkrieg) /, "name"],
  // "An welchem Sonntag ist Muttertag?" asks for all of them.
  [/^welche[mnrs]? (?:WDS?|SW) /, "name"],
  // "this afternoon", "letzte Nacht"
  [/^\S+ THIS (?:TOD|MORGEN) /, "REL:0"],
  [/^\S+ LAST TOD /, "REL:-1"],
  [/^(?:THIS|NEXT|LAST|BEFORELAST|AT|EACH) we /, "UNIT:weekend"],
  // "im Laufe der Woche", "im Lauf der nächsten Woche"
  [/^\S+ DURING THE UNIT/, "THIS"],
  [/^\S+ DURING /, "IN"],
  [/^DURING THE /, ""],
  // "morgen früh" and "morgen" are tomorrow, "am Morgen" and "heute Morgen" a part of a day.
  [/^\S+ MORGEN (?:TOD|MORGEN) /, "REL:1"],
  [/^(?:AT|EACH|REL|WD.?|THIS|EARLYLATE|FEASTNAME|MORGEN|guten?) MORGEN /, "TOD:morning"],
  [/^\S+ MORGEN /, "REL:1"],
  // "Mitternacht an Silvester" is on that day, the "Abend zu Allerheiligen" before it.
  [/^TOD ON FEASTNAME /, ""],
  [/^\S+ ON /, "AT"],
  // "ich wollte fragen, ob am Samstag …", and in some regions "ob Samstag"
  [/^(?:fragen?|wissen|weiss|sehen|schauen|gucken|,) OB /, ""],
  [/^\S+ OB /, "SINCE"],
];

function besideOthers(tokens: readonly TimeToken[]): TimeToken[] {
  const types = ["^", ...tokens.map(({ type }) => type), "$ "];
  return tokens.flatMap((token, at) => {
    const [, code] = besides.find(([pattern]) => pattern.test(types.slice(at, at + 4).join(" "))) ?? [];
    if (code === undefined) return token;
    return code ? toToken(code, token.start, token.end, "") : [];
  });
}
