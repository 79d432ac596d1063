import type { Item } from "../item";
import { codeOfWord } from "./code-of-word";
import { feastAt, feastOfSeries } from "./feast-names";
import { phraseAt } from "./phrases";
import { rewriteTokens } from "./rewrites";
import { splitWord } from "./split-word";
import type { TimeToken } from "./time-token";
import { type Word, wordPattern } from "./word";

const maxWords = 60;

/** What the words of a query say about time. Feasts are tokens already. */
export function toTimeTokens(query: string): TimeToken[] {
  const words = [...query.matchAll(wordPattern)].slice(0, maxWords).flatMap(splitWord);
  const tokens: TimeToken[] = [];
  for (let at = 0; at < words.length; ) {
    const { read, length } = readAt(words, at, query);
    tokens.push(...read);
    at += length;
  }
  const numbered = joinNumbers(withoutNames(withoutGreeting(tokens, query)), query);
  return rewriteTokens(repeatFeasts(repeatUnits(numbered)));
}

/** What begins with a word: a feast, words that are understood together, or the word alone */
function readAt(words: readonly Word[], at: number, query: string): { read: TimeToken[]; length: number } {
  const { start, text } = words[at] as Word;
  const endOf = (length: number) => (words[at + length - 1] as Word).end;
  const found = feastAt(words, at);
  if (found) {
    const { feast, length } = found;
    const end = endOf(length);
    const item: Item = { kind: "feast", spans: [], feast, name: query.slice(start, end) };
    return { read: [{ code: "FEASTNAME", start, end, item }], length };
  }
  const phrase = phraseAt(words, at);
  if (!phrase) return { read: [{ code: codeOfWord(text), start, end: endOf(1) }], length: 1 };
  const end = endOf(phrase.words.length);
  // Each code stands for all of the words.
  return { read: phrase.codes.map((code) => ({ code, start, end })), length: phrase.words.length };
}

/** "Moin" greets where more follows. */
function withoutGreeting(tokens: readonly TimeToken[], query: string): TimeToken[] {
  const greetings = tokens.findIndex(({ start, end }) => !/^moin$/i.test(query.slice(start, end)));
  // Alone and before "früh" it is tomorrow.
  return greetings < 1 || /^(?:TOD|MORGEN)/.test(tokens[greetings]?.code ?? "")
    ? [...tokens]
    : tokens.slice(greetings);
}

const titles = new Set(["frau", "herr", "herrn", "fr", "hr", "dr", "doktor", "karl"]);

/** "Frau Freitag", "Dr. Winter" and "Herr August Sonntag" are people. */
function withoutNames(tokens: readonly TimeToken[]): TimeToken[] {
  let namesLeft = 0;
  return tokens.map((token) => {
    const { code } = token;
    if (titles.has(code)) namesLeft = 2;
    else if (
      namesLeft > 0 &&
      /^(?:WD|MON|SPRING|SUMMER|AUTUMN|WINTER|FEASTNAME|HOLIDAY|NOW|TOD)/.test(code)
    ) {
      namesLeft -= 1;
      return { code: "name", start: token.start, end: token.end };
    } else if (code !== ".") namesLeft = 0;
    return token;
  });
}

/** "dieses und nächstes Wochenende", "diese Woche oder nächste": the unit belongs to both. */
function repeatUnits(tokens: readonly TimeToken[]): TimeToken[] {
  return tokens.flatMap((token, at) => {
    const [which, before, joining] = tokens.slice(Math.max(0, at - 3), at);
    const isLast = whichOne.test(token.code) && (tokens[at + 1]?.code ?? "?") === "?";
    const follows = isLast && joining?.code === "AND" && whichOne.test(which?.code ?? "");
    if (follows && before?.code.startsWith("UNIT_")) return [token, { ...token, code: before.code }];
    const [and, other, unit] = tokens.slice(at + 1).filter(({ code }) => code !== "THE");
    const isShared = whichOne.test(token.code) && and?.code === "AND" && whichOne.test(other?.code ?? "");
    return isShared && /^(?:UNIT|WD)/.test(unit?.code ?? "")
      ? [token, { ...token, code: unit?.code ?? "" }]
      : token;
  });
}

const whichOne = /^(?:THIS|NEXT|AFTERNEXT|LAST|BEFORELAST)$/;

/** "am 1., 2. und 3. Advent": what is counted stands behind the last of them alone. */
function repeatFeasts(tokens: readonly TimeToken[]): TimeToken[] {
  let series: string | undefined;
  const repeated = tokens.toReversed().map((token): TimeToken => {
    const [, nth] = /^(?:ND|ORD|NUM)_(\d)$/.exec(token.code) ?? [];
    const feast = series && nth ? feastOfSeries(series, Number(nth)) : undefined;
    if (feast) return { ...token, code: "FEASTNAME", item: { kind: "feast", spans: [], feast } };
    if (token.code === "FEASTNAME") series = token.item?.feast?.series?.name;
    else if (!/^(?:AND|UNTIL|THE|AT|FROM|[,/-])$/.test(token.code)) series = undefined;
    return token;
  });
  return repeated.reverse();
}

/** "5." and "5te" are one token. */
function joinNumbers(tokens: readonly TimeToken[], query: string): TimeToken[] {
  const joined: TimeToken[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const number = last?.code.startsWith("NUM_") && last.end === token.start ? last.code : undefined;
    const isOrdinal = ordinalEndings.has(query.slice(token.start, token.end).toLowerCase());
    const ending = token.code === "." ? "ND" : isOrdinal ? "ORD" : undefined;
    const code = ending && number?.replace("NUM", ending);
    // "einschl. 6.12.", "Fr. 4.12."
    if (token.code === "." && /^(?:INCL|AROUND|BETWEEN|SW_|MON_|WD_)/.test(last?.code ?? "")) continue;
    if (last && code) joined.splice(-1, 1, { code, start: last.start, end: token.end });
    else joined.push(token);
  }
  return joined;
}

const ordinalEndings = new Set("te ten ter tes tem ste sten ster st nd rd th".split(" "));
