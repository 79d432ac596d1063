import { endOfDay, endOfNight, type Hours } from "./hours";
import { hourTexts } from "./texts";
import { indexesOf, textOf, tokenPattern } from "./token-patterns";
import type { TimeToken } from "./tokens/time-token";

const partsOfDay: Record<string, Hours> = {
  morning: { from: 4, to: 11, name: hourTexts.morning },
  forenoon: { from: 6, to: 12, name: hourTexts.lateMorning },
  noon: { from: 11, to: 14, name: hourTexts.midday },
  afternoon: { from: 12, to: 18, name: hourTexts.afternoon },
  evening: { from: 18, to: endOfDay, name: hourTexts.evening },
  afterwork: { from: 17, to: endOfDay, name: hourTexts.afterWork },
  night: { from: 21, to: endOfNight, name: hourTexts.night },
  midnight: { from: 24, to: 24, name: hourTexts.midnight },
  daytime: { from: 8, to: 18, name: hourTexts.daytime },
};

const partOfDay = tokenPattern(
  "(?:(?:AT|AROUND|THIS|IN|EACH|THE|UM|AFTER) )*(?:EARLYLATE )?TOD_(?<part>\\w+)(?! (?:BEFORE|FROM|AT) (?:THE )?FEASTNAME)",
);

/** A word of a part of the day counts beside a day or a preposition, so that "Nacht der Lichter" stays a name. */
const isPlaced = (tokens: readonly TimeToken[], first: number, code: string, word: string): boolean =>
  /s$|^heut|tonight/.test(word) ||
  /^(?:AT|AROUND|THIS|IN|EACH|AFTER|THE|UM) /.test(code) ||
  /^(?:REL|WD|DAY|SW|MON|FEAST|MORGEN|ND|NUM|TIME|UNIT_week|HOURS|,|AND)/.test(
    tokens[first - 1]?.code ?? "x",
  ) ||
  tokens.length === 1;

type Position = { start: number; end: number };

/** "ab Mittag", "bis zum Abend" */
function onSide(part: Hours, side: string): Hours {
  const hour = part.name === hourTexts.midday ? 12 : part.from;
  if (side === "SINCE") return { from: hour, to: endOfNight, name: hourTexts.from(hour) };
  if (side === "UNTIL" || side === "BEFORE") return { from: 0, to: hour, name: hourTexts.before(hour) };
  return part;
}

/** "ab Freitagabend" and "bis Sonntagmittag" say when a range begins or ends, not when events of its days do. */
function isEndOfRange(tokens: readonly TimeToken[], at: number, word: string): boolean {
  const before = textOf(tokens.slice(0, at));
  const isOpen = /(?: SINCE| UNTIL) (?:(?:AT|THE) )*(?:WD|REL|FEASTNAME|SW)\S* $/.test(before);
  const isFirst =
    / FROM (?:(?:AT|THE) )*(?:WD|REL|FEASTNAME|SW)\S* $/.test(before) &&
    tokens.slice(at).some(({ code }) => code === "UNTIL");
  return (isOpen && !word.endsWith("s")) || isFirst;
}

/** "Mitternacht an Silvester" is on that day, the "Abend zu Allerheiligen" before it. */
const withoutOn = (tokens: readonly TimeToken[], query: string): TimeToken[] =>
  tokens.filter(({ code, start, end }, at) => {
    const isBetween = tokens[at - 1]?.code.startsWith("TOD_") && tokens[at + 1]?.code === "FEASTNAME";
    return !(isBetween && code === "AT" && /^(?:an|am|om)$/i.test(query.slice(start, end)));
  });

/** Takes the parts of the day out of a query's tokens. @param query for what is written */
export function takePartsOfDay(all: readonly TimeToken[], query: string) {
  let tokens = withoutOn(all, query);
  const parts: Hours[] = [];
  const positions: Position[] = [];
  for (let at = 0; ; ) {
    const match = partOfDay.exec(textOf(tokens).slice(at));
    if (!match) break;
    const shifted = Object.assign(match, { index: match.index + at });
    const { first: placed, last } = indexesOf(textOf(tokens), shifted);
    const part = partsOfDay[match.groups?.part ?? ""];
    const word = query.slice(tokens[last]?.start, tokens[last]?.end).toLowerCase();
    const sideAt = tokens.slice(0, placed).findLastIndex(({ code }) => !/^(?:AT|THE|EARLYLATE)$/.test(code));
    const side = tokens[sideAt]?.code ?? "";
    const hasSide = /^(?:SINCE|UNTIL|BEFORE)$/.test(side);
    const first = hasSide ? sideAt : placed;
    if (part && isEndOfRange(tokens, placed, word)) tokens = tokens.toSpliced(placed, last - placed + 1);
    else if (part && (hasSide || isPlaced(tokens, first, match[0], word))) {
      parts.push(onSide(part, side));
      positions.push({ start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 });
      tokens = /^(tonight|heunt)$/.test(word)
        ? tokens.toSpliced(first, last - first + 1, { ...(tokens[last] as TimeToken), code: "REL_0" })
        : tokens.toSpliced(first, last - first + 1);
    } else at = shifted.index + match[0].length;
  }
  return { parts, positions, tokens };
}

/** "am Morgen" is a part of a day, "heute Morgen" too; alone it is tomorrow. */
export function codeOfMorgen(token: TimeToken, all: readonly TimeToken[]): string {
  const at = all.indexOf(token);
  const isPart =
    /^(?:AT|EACH|REL|WD|guten|THIS|EARLYLATE|FEASTNAME|MORGEN|gute)/.test(all[at - 1]?.code ?? "") &&
    all[at - 1]?.code !== "AT_";
  const isTomorrow = /^(?:TOD|MORGEN)/.test(all[at + 1]?.code ?? "");
  return isPart && !isTomorrow && !/^(?:fur)$/.test(all[at - 1]?.code ?? "") ? "TOD_morning" : "REL_1";
}
