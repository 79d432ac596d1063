import { hourTexts } from "@/lib/texts/search";
import type { TimeToken } from "./time-tokens";

/** Hours of the day; those from 24 on are the next day's. A single moment has both alike. */
export type Hours = { from: number; to: number; name: string };

const endOfNight = 29;
const endOfDay = 24;

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

/** Hours of which noon or midnight has to be guessed: "halb acht" */
type Time = { hours: number; isSpoken: boolean };

type Rewrite = [pattern: RegExp, code: (groups: Record<string, string | undefined>) => string | undefined];

const n = (name: string) => `(?:NUM|CARD)_(?<${name}>\\d+)`;
const t = (name: string) => `TIME_(?<${name}>[\\d.]+s?)`;
const anyTime = (name: string) => `(?:TIME|NUM|CARD)_(?<${name}>[\\d.]+s?)`;
const pattern = (source: string) => new RegExp(`(?<= )(?:${source})(?= )`);

const spoken = (hours: string | undefined, offset: number) => {
  const hour = Number(hours) + offset;
  return hour >= 0 && hour <= 24 ? `TIME_${hour}s` : undefined;
};
/** Minutes after or before a time */
const later = (time = "", minutes: number) =>
  `TIME_${Number.parseFloat(time) + minutes / 60}${time.endsWith("s") ? "s" : ""}`;
const exact = (hours: string | undefined, minutes = "0") =>
  Number(hours) <= 24 && Number(minutes) < 60 ? `TIME_${Number(hours) + Number(minutes) / 60}` : undefined;

/** Not an age, a date or a price: "ab 6 Jahren", "um 10 Euro" */
const alone = "(?! (?:UNITS?_|MON|NUM|euro|CLOCK|-|UNTIL (?:NUM|CARD)_\\d+ UNITS?_))";

/** "Sonntag ab elf" */
const besideDay = "(?<=(?:WDH?_\\d|REL_-?\\d|MON_\\d+|ND_\\d+|FEASTNAME) (?:SINCE|UNTIL|AFTER|BEFORE) )";

/** Words of clock times become one token: "halb acht" TIME_7.5s, "19.30 Uhr" TIME_19.5 */
const times: Rewrite[] = [
  [pattern(`HALFPAST ${n("h")}(?: CLOCK)?`), ({ h }) => spoken(h, -0.5)],
  [pattern(`THREEQUARTERS ${n("h")}(?: CLOCK)?`), ({ h }) => spoken(h, -0.25)],
  [pattern(`QUARTER AFTER ${n("h")}(?: CLOCK)?`), ({ h }) => spoken(h, 0.25)],
  [pattern(`QUARTER BEFORE ${n("h")}(?: CLOCK)?`), ({ h }) => spoken(h, -0.25)],
  [pattern(`QUARTER ${n("h")}(?: CLOCK)?`), ({ h }) => spoken(h, -0.75)],
  [
    pattern(`${n("m")} (?:UNITS?_minute )?AFTER HALFPAST ${n("h")}`),
    ({ h, m }) => spoken(h, Number(m) / 60 - 0.5),
  ],
  [
    pattern(`(?<=(?:UM|AROUND) )${n("m")} (?:UNITS?_minute )?AFTER ${n("h")}`),
    ({ h, m }) => spoken(h, Number(m) / 60),
  ],
  [
    pattern(`(?<=(?:UM|AROUND) )${n("m")} (?:UNITS?_minute )?BEFORE ${n("h")}`),
    ({ h, m }) => spoken(h, -Number(m) / 60),
  ],
  [pattern(`NUM_(?<h>\\d+) : NUM_(?<m>\\d+)(?: (?:CLOCK|h))?`), ({ h, m }) => exact(h, m)],
  [pattern(`ND_(?<h>\\d+) NUM_(?<m>\\d+) (?:CLOCK|h)`), ({ h, m }) => exact(h, m)],
  [pattern(`(?<=(?:UM|SINCE|AROUND) )ND_(?<h>\\d+) NUM_(?<m>[0-5]\\d)`), ({ h, m }) => exact(h, m)],
  [pattern(`${n("h")} CLOCK (?:NUM|CARD)_(?<m>[0-5]?\\d)`), ({ h, m }) => exact(h, m)],
  [pattern("CARD_(?<h>\\d+) CLOCK"), ({ h }) => spoken(h, 0)],
  [pattern("NUM_(?<h>\\d+) (?:CLOCK|h)"), ({ h }) => exact(h)],
  [pattern(`(?<=UM (?:AROUND )?)${n("h")}${alone}`), ({ h }) => spoken(h, 0)],
  [pattern(`(?<=AROUND )${n("h")}${alone}(?= (?:TOD|  *$|\\?))`), ({ h }) => spoken(h, 0)],
  [pattern(`${n("m")} (?:UNITS?_minute )?AFTER ${t("h")}`), ({ h, m }) => later(h, Number(m))],
  [pattern(`${n("m")} (?:UNITS?_minute )?BEFORE ${t("h")}`), ({ h, m }) => later(h, -Number(m))],
  [pattern(`(?:kurz (?:AFTER|BEFORE)|punkt) ${n("h")}${alone}`), ({ h }) => spoken(h, 0)],
  [pattern(`${besideDay}CARD_(?<h>\\d+)${alone}`), ({ h }) => spoken(h, 0)],
  [pattern(`(?<=(?:SINCE|BEFORE|AFTER|UNTIL) )${n("h")}(?= (?:AT |IN |THE )*TOD)`), ({ h }) => spoken(h, 0)],
];

type Found = { from?: Time; to?: Time; slack?: true };

const read = (time = ""): Time => ({ hours: Number.parseFloat(time), isSpoken: time.endsWith("s") });

/** What times beside prepositions mean, the whole day being from 0 to 24. */
const timeSpans: [pattern: RegExp, read: (groups: Record<string, string | undefined>) => Found][] = [
  [
    pattern(`BETWEEN ${anyTime("a")} AND ${anyTime("b")}(?: CLOCK)?${alone}(?! MON)`),
    ({ a, b }) => both(a, b),
  ],
  [
    pattern(`(?:FROM |SINCE )?${anyTime("a")} (?:CLOCK )?(?:UNTIL|-) (?:UM )?TIME_(?<b>[\\d.]+s?)`),
    ({ a, b }) => both(a, b),
  ],
  [pattern(`(?:FROM |SINCE )?${t("a")} (?:UNTIL|-) ${anyTime("b")}`), ({ a, b }) => both(a, b)],
  [
    pattern(
      `(?:(?:EARLIEST|kurz|SINCE|AFTER|FROM) )*(?:SINCE|AFTER|EARLIEST) (?:UM |AROUND )?${t("a")}(?: AT)?`,
    ),
    ({ a }) => ({ from: read(a) }),
  ],
  [
    pattern(`(?:(?:LATEST|kurz|noch) )*(?:UNTIL|BEFORE|LATEST) (?:UM |AROUND )?${t("b")}`),
    ({ b }) => ({ to: read(b) }),
  ],
  [pattern(`(?:(?:AT|UM|AROUND|IN|SW_7) )*${t("a")}`), ({ a }) => ({ from: read(a), to: read(a) })],
];

const both = (a: string | undefined, b: string | undefined): Found => {
  const [from, to] = [read(a), read(b)];
  // "zwischen 14 und 16 Uhr": one "Uhr" says that both are exact.
  return {
    from: { ...from, isSpoken: from.isSpoken && to.isSpoken },
    to: { ...to, isSpoken: from.isSpoken && to.isSpoken },
  };
};

const partOfDay = pattern(
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

export type Understood = { hours: Hours[]; tokens: TimeToken[]; positions: { start: number; end: number }[] };

/** Takes what names hours out of a query's tokens. @param query for the chips' words */
export function understandHours(all: readonly TimeToken[], query: string): Understood {
  let tokens = all.map((token) =>
    token.code === "MORGEN" ? { ...token, code: codeOfMorgen(token, all) } : token,
  );
  for (const [each, codeOf] of times) {
    for (let match = each.exec(textOf(tokens)); match; ) {
      const code = codeOf(match.groups ?? {});
      if (!code) break;
      tokens = replace(tokens, match, code);
      match = each.exec(textOf(tokens));
    }
  }
  const parts: Hours[] = [];
  const positions: Understood["positions"] = [];
  for (let at = 0; ; ) {
    const match = partOfDay.exec(textOf(tokens).slice(at));
    if (!match) break;
    const shifted = Object.assign(match, { index: match.index + at });
    const { first, last } = indexesOf(textOf(tokens), shifted);
    const part = partsOfDay[match.groups?.part ?? ""];
    const word = query.slice(tokens[last]?.start, tokens[last]?.end).toLowerCase();
    if (part && isPlaced(tokens, first, match[0], word)) {
      parts.push(part);
      positions.push({ start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 });
      tokens = /^(tonight|heunt)$/.test(word)
        ? tokens.toSpliced(first, last - first + 1, { ...(tokens[last] as TimeToken), code: "REL_0" })
        : tokens.toSpliced(first, last - first + 1);
    } else at = shifted.index + match[0].length;
  }
  const [part] = parts;
  const found: Hours[] = [];
  for (const [each, meaning] of timeSpans) {
    for (let match = each.exec(textOf(tokens)); match; match = each.exec(textOf(tokens))) {
      const { first, last } = indexesOf(textOf(tokens), match);
      const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
      found.push(toHours(meaning(match.groups ?? {}), part));
      positions.push({ start, end });
      tokens = tokens.toSpliced(first, last - first + 1);
    }
  }
  const hasOne = parts.every(({ from }) => from === part?.from);
  return { hours: found.length > 0 ? found : hasOne && part ? [part] : [], tokens, positions };
}

/** "am Morgen" is a part of a day, "heute Morgen" too; alone it is tomorrow. */
function codeOfMorgen(token: TimeToken, all: readonly TimeToken[]): string {
  const at = all.indexOf(token);
  const isPart =
    /^(?:AT|EACH|REL|WD|guten|THIS|EARLYLATE|FEASTNAME|MORGEN|gute)/.test(all[at - 1]?.code ?? "") &&
    all[at - 1]?.code !== "AT_";
  const isTomorrow = /^(?:TOD|MORGEN)/.test(all[at + 1]?.code ?? "");
  return isPart && !isTomorrow && !/^(?:fur)$/.test(all[at - 1]?.code ?? "") ? "TOD_morning" : "REL_1";
}

function toHours({ from, to }: Found, part: Hours | undefined): Hours {
  const first = from && onClock(from, part, to);
  const last = to && onClock(to, part, undefined, first);
  const hours = {
    from: first ?? 0,
    to: last ?? (first !== undefined && to === undefined ? endOfNight : endOfDay),
  };
  const name = !from
    ? hourTexts.before(hours.to)
    : !to
      ? hourTexts.from(hours.from)
      : hours.from === hours.to
        ? hourTexts.at(hours.from)
        : hourTexts.between(hours.from, hours.to);
  return { ...hours, name };
}

/** The hour that is meant, of the two that a clock shows alike: by the part of the day, else the one at which villages meet. */
function onClock({ hours, isSpoken }: Time, part: Hours | undefined, _other?: Time, after = 0): number {
  if (hours >= 13) return hours;
  const later = hours + 12;
  if (part) return hours < part.from && later < 30 && part.from >= 11 ? (hours === 12 ? 12 : later) : hours;
  if (after > hours) return later;
  if (!isSpoken) return hours;
  return hours < 9 ? later : hours;
}

const textOf = (tokens: readonly TimeToken[]) => ` ${tokens.map(({ code }) => code).join(" ")} `;

const countWords = (text: string) => text.split(" ").filter(Boolean).length;

function indexesOf(text: string, match: RegExpExecArray): { first: number; last: number } {
  const first = countWords(text.slice(0, match.index));
  return { first, last: first + countWords(match[0]) - 1 };
}

function replace(tokens: readonly TimeToken[], match: RegExpExecArray, code: string): TimeToken[] {
  const { first, last } = indexesOf(textOf(tokens), match);
  const start = tokens[first]?.start ?? 0;
  return tokens.toSpliced(first, last - first + 1, { code, start, end: tokens[last]?.end ?? start });
}
