import { fold } from "../analysis/fold";
import { editDistance } from "../query/fuzzy-words";
import { type Feast, feasts } from "./feasts";
import type { Item } from "./item";
import { cardinalOf, ordinalOf } from "./numbers";
import { codeOf, longWords } from "./vocabulary";
import { shortWeekdayOf, weekdayOf } from "./weekdays";

/** A word, number or sign of a query, or several that were understood together. */
export type TimeToken = {
  /** What it says: "REL_0" for heute, "WD_5" for Freitag, the folded word where it says nothing about time */
  code: string;
  start: number;
  end: number;
  item?: Item;
};

const pattern = /\d+|[\p{L}\p{M}\u00ad]+|[.,:/&+]|[-–—]/gu;
const signs = new Map([
  ["–", "-"],
  ["—", "-"],
  ["&", "AND"],
  ["+", "AND"],
]);

/** Words that stand behind the name of a day, a month or a unit in one word: "Freitagabend", "Märzhälfte" */
const lastParts = [
  "fruh morgen vormittag mittag nachmittag abend abends nacht vormiddag middag nachmiddag obend avend",
  "halfte woche wochen wochenende wochenenden wochenend anfang mitte ende beginn",
  "sonntag sonntage montag dienstag mittwoch donnerstag freitag freitage samstag samstage sonnabend",
]
  .join(" ")
  .split(" ")
  .sort((a, b) => b.length - a.length);
const firstParts = new Map([
  ["monats", "monat"],
  ["wochen", "woche"],
  ["jahres", "jahr"],
]);

type Named = { words: string[]; feast: Feast };
const named = new Map<string, Named[]>();
for (const feast of feasts) {
  for (const name of feast.names.split("|")) {
    const words = [...name.matchAll(pattern)].map(([word]) => fold(word));
    const [first = ""] = words;
    named.set(first, [...(named.get(first) ?? []), { words, feast }]);
  }
}
for (const all of named.values()) all.sort((a, b) => b.words.length - a.words.length);
const longFeasts = [...named].flatMap(([word, all]) =>
  word.length >= 7 && all.some(({ words }) => words.length === 1) ? word : [],
);

type Word = { text: string; start: number; end: number };

const maxWords = 60;

/** What the words of a query say about time. Feasts are tokens already. */
export function toTimeTokens(query: string): TimeToken[] {
  const words = [...query.matchAll(pattern)].slice(0, maxWords).flatMap(splitWord);
  const tokens: TimeToken[] = [];
  for (let at = 0; at < words.length; ) {
    const found = feastAt(words, at);
    const word = words[at] as Word;
    const end = (words[at + (found?.length ?? 1) - 1] as Word).end;
    tokens.push({
      code: found ? "FEASTNAME" : codeOfWord(word.text),
      start: word.start,
      end,
      ...(found && {
        item: { kind: "feast", spans: [], feast: found.feast, name: query.slice(word.start, end) },
      }),
    });
    at += found?.length ?? 1;
  }
  return repeatUnits(joinNumbers(tokens, query));
}

/** "dieses und nächstes Wochenende": the unit belongs to both. */
function repeatUnits(tokens: readonly TimeToken[]): TimeToken[] {
  return tokens.flatMap((token, at) => {
    const [and, other, unit] = tokens.slice(at + 1, at + 4);
    const isShared = whichOne.test(token.code) && and?.code === "AND" && whichOne.test(other?.code ?? "");
    return isShared && /^(?:UNIT|WD)/.test(unit?.code ?? "")
      ? [token, { ...token, code: unit?.code ?? "" }]
      : token;
  });
}

const whichOne = /^(?:THIS|NEXT|AFTERNEXT|LAST|BEFORELAST)$/;

/** "5." and "5te" are one token. */
function joinNumbers(tokens: readonly TimeToken[], query: string): TimeToken[] {
  const joined: TimeToken[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const number = last?.code.startsWith("NUM_") && last.end === token.start ? last.code : undefined;
    const isOrdinal = ordinalEndings.has(query.slice(token.start, token.end).toLowerCase());
    const ending = token.code === "." ? "ND" : isOrdinal ? "ORD" : undefined;
    const code = ending && number?.replace("NUM", ending);
    if (last && code) joined.splice(-1, 1, { code, start: last.start, end: token.end });
    else joined.push(token);
  }
  return joined;
}

const ordinalEndings = new Set([
  "te",
  "ten",
  "ter",
  "tes",
  "tem",
  "ste",
  "sten",
  "ster",
  "st",
  "nd",
  "rd",
  "th",
]);

function splitWord(match: RegExpMatchArray): Word[] {
  const [written] = match;
  const start = match.index ?? 0;
  // A ligature may fold to several words, an accent alone to nothing.
  const text = /\p{L}/u.test(written)
    ? fold(written).replace(/[^\p{L}\p{N}]/gu, "")
    : written.replace(/\p{M}/gu, "");
  const whole = { text, start, end: start + written.length };
  if (whole.text === "") return [];
  if (codeOf(whole.text) || named.has(whole.text) || weekdayOf(whole.text) || ordinalOf(whole.text))
    return [whole];
  const [, sundays] = /^advents?(sonntagen?|samstagen?|wochenenden)$/.exec(whole.text) ?? [];
  if (sundays) {
    const middle = whole.end - sundays.length;
    return [
      { text: "advent", start, end: middle },
      { text: sundays, start: middle, end: whole.end },
    ];
  }
  for (const last of lastParts) {
    if (!whole.text.endsWith(last)) continue;
    const first = whole.text.slice(0, -last.length);
    const code = codeOf(first) ?? codeOf(first.replace(/s$/, ""));
    const isFirst =
      firstParts.has(first) || code?.startsWith("MON_") || (weekdayOf(first) && !/sonntag|montag/.test(last));
    if (!isFirst) continue;
    const length = written.length - (written.length * last.length) / whole.text.length;
    const middle = start + Math.round(length);
    return [
      { text: firstParts.get(first) ?? first, start, end: middle },
      { text: last, start: middle, end: whole.end },
    ];
  }
  return [whole];
}

function feastAt(words: readonly Word[], at: number): { feast: Feast; length: number } | undefined {
  const text = words[at]?.text ?? "";
  for (const { words: name, feast } of named.get(text) ?? []) {
    let to = at;
    const isNamed = name.every((each) => {
      // "Buß- und Bettag", "1. Weihnachtstag", "St. Martin"
      while (to > at && /^[-.]$/.test(words[to]?.text ?? "") && each !== words[to]?.text) to += 1;
      to += 1;
      return words[to - 1]?.text === each;
    });
    if (isNamed) return { feast, length: to - at };
  }
  if (text.length < 7 || codeOf(text) || weekdayOf(text)) return undefined;
  const similar = nearest(text, longFeasts) ?? "";
  const feast = named.get(similar)?.find(({ words: name }) => name.length === 1)?.feast;
  return feast ? { feast, length: 1 } : undefined;
}

/** Errors in a word that is otherwise sure to be meant */
const maxErrors = (length: number) => (length < 10 ? 1 : 2);

function nearest(text: string, candidates: readonly string[]): string | undefined {
  const limit = maxErrors(text.length);
  return candidates.find(
    (word) =>
      word[0] === text[0] &&
      Math.abs(word.length - text.length) <= limit &&
      editDistance(text, word, limit) <= limit,
  );
}

function codeOfWord(text: string): string {
  if (text.endsWith("ferien")) return "FERIEN";
  if (/^\d/.test(text)) return `NUM_${Number(text)}`;
  const sign = signs.get(text);
  if (sign) return sign;
  const weekday = weekdayOf(text);
  if (weekday) return `${weekday.isPlural ? "WDS" : weekday.isHabitual ? "WDH" : "WD"}_${weekday.weekday}`;
  const code = codeOf(text);
  if (code) return code;
  const short = shortWeekdayOf(text);
  if (short) return `SW_${short}`;
  const ordinal = ordinalOf(text);
  if (ordinal) return `ORD_${ordinal}`;
  const cardinal = cardinalOf(text);
  if (cardinal) return `CARD_${cardinal}`;
  return misspelt(text) ?? text;
}

const weekdayNames = "montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag".split(" ");

/** A long word of time with a wrong letter */
function misspelt(text: string): string | undefined {
  if (text.length < 7) return undefined;
  const name = nearest(text, weekdayNames) ?? nearest(text, longWords);
  return name && codeOfWord(name);
}
