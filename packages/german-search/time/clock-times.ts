import { indexesOf, replaceTokens, textOf, tokenPattern } from "./token-patterns";
import type { TimeToken } from "./tokens/time-token";

const minutesPerHour = 60;

type Rewrite = [pattern: RegExp, code: (groups: Record<string, string | undefined>) => string | undefined];

const n = (name: string) => `(?:NUM|CARD)_(?<${name}>\\d+)`;
/** "halber achte" */
const nth = (name: string) => `(?:NUM|CARD|ORD)_(?<${name}>\\d+)`;
const minutes = "(?:NUM|CARD)_(?<m>5|10|20|25)";
const t = (name: string) => `TIME_(?<${name}>[\\d.]+s?)`;

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
export const notCounted = "(?! (?:UNITS?_|MON|NUM|euro|CLOCK|-|UNTIL (?:NUM|CARD)_\\d+ UNITS?_))";

/** "Sonntag ab elf" */
const besideDay = "(?<=(?:WDH?_\\d|REL_-?\\d|MON_\\d+|ND_\\d+|FEASTNAME) (?:SINCE|UNTIL|AFTER|BEFORE) )";

/** "Samstag ab 8", "heute von 9 bis 11"; not "Samstag bis 8." or "morgen ab 6 Jahren" */
const besideWeekday = "(?<=(?:WDH?_\\d|REL_-?\\d) ";

/** Words of clock times become one token: "halb acht" TIME_7.5s, "19.30 Uhr" TIME_19.5 */
const times: Rewrite[] = [
  [tokenPattern(`HALFPAST ${nth("h")}(?: CLOCK)?`), ({ h }) => spoken(h, -0.5)],
  [tokenPattern(`THREEQUARTERS ${n("h")}(?: CLOCK)?`), ({ h }) => spoken(h, -0.25)],
  [tokenPattern(`QUARTER (?:AFTER|IN|SINCE) ${n("h")}(?: CLOCK)?`), ({ h }) => spoken(h, 0.25)],
  [tokenPattern(`QUARTER BEFORE ${n("h")}(?: CLOCK)?`), ({ h }) => spoken(h, -0.25)],
  [tokenPattern(`HALFPASTNEXT ${n("h")}`), ({ h }) => spoken(h, 0.5)],
  [tokenPattern(`QUARTER ${n("h")}(?: CLOCK)?`), ({ h }) => spoken(h, -0.75)],
  [
    tokenPattern(`${n("m")} (?:UNITS?_minute )?AFTER HALFPAST ${n("h")}`),
    ({ h, m }) => spoken(h, Number(m) / 60 - 0.5),
  ],
  [
    tokenPattern(`(?<=(?:UM|AROUND) )${n("m")} (?:UNITS?_minute )?AFTER ${n("h")}`),
    ({ h, m }) => spoken(h, Number(m) / 60),
  ],
  [
    tokenPattern(`(?<=(?:UM|AROUND) )${n("m")} (?:UNITS?_minute )?BEFORE ${n("h")}`),
    ({ h, m }) => spoken(h, -Number(m) / 60),
  ],
  [
    tokenPattern(`${minutes} (?:UNITS?_minute )?(?<side>BEFORE|AFTER) CARD_(?<h>\\d|1[0-2])${notCounted}`),
    ({ h, m, side }) => spoken(h, (Number(m) / 60) * (side === "BEFORE" ? -1 : 1)),
  ],
  [tokenPattern(`NUM_(?<h>\\d+) : NUM_(?<m>\\d+)(?: (?:CLOCK|h))?`), ({ h, m }) => exact(h, m)],
  [tokenPattern(`(?<!ND_\\d+ )ND_(?<h>\\d+) NUM_(?<m>\\d+) (?:CLOCK|h)`), ({ h, m }) => exact(h, m)],
  [tokenPattern(`(?<=(?:UM|SINCE|AROUND) )ND_(?<h>\\d+) NUM_(?<m>[0-5]\\d)`), ({ h, m }) => exact(h, m)],
  [tokenPattern(`${n("h")} CLOCK (?:NUM|CARD)_(?<m>[0-5]?\\d)`), ({ h, m }) => exact(h, m)],
  [
    tokenPattern(`ND_(?<h>\\d+) NUM_(?<m>[0-5]?\\d)(?= (?:UNTIL|-) (?:TIME_|ND_\\d+ NUM_\\d+ CLOCK))`),
    ({ h, m }) => exact(h, m),
  ],
  [tokenPattern("NUM_(?<h>\\d+) h NUM_(?<m>[0-5]\\d)"), ({ h, m }) => exact(h, m)],
  [tokenPattern("NUM_(?<h>[12]?\\d)(?<m>[0-5]\\d) CLOCK"), ({ h, m }) => exact(h, m)],
  // "from 2 to 4 pm"
  [
    tokenPattern(`${n("h")}(?= (?:UNTIL|-) (?:NUM|CARD)_\\d+ (?:pm|p \\. m) )`),
    ({ h }) => exact(String((Number(h) % 12) + 12)),
  ],
  [
    tokenPattern("(?:NUM|CARD)_(?<h>\\d|1[0-2]) (?:pm|p \\. m)"),
    ({ h }) => exact(String((Number(h) % 12) + 12)),
  ],
  [tokenPattern("NUM_(?<h>\\d|1[0-2]) AT(?= $)"), ({ h }) => exact(h)],
  [tokenPattern("CARD_(?<h>\\d+) CLOCK"), ({ h }) => spoken(h, 0)],
  [tokenPattern("NUM_(?<h>\\d+) (?:CLOCK|h)"), ({ h }) => exact(h)],
  [tokenPattern(`(?<=UM (?:AROUND )?)${n("h")}${notCounted}`), ({ h }) => spoken(h, 0)],
  [tokenPattern(`(?<=AROUND )${n("h")}${notCounted}(?= (?:TOD|\\?|$))`), ({ h }) => spoken(h, 0)],
  [tokenPattern(`${n("m")} (?:UNITS?_minute )?AFTER ${t("h")}`), ({ h, m }) => later(h, Number(m))],
  [tokenPattern(`${n("m")} (?:UNITS?_minute )?BEFORE ${t("h")}`), ({ h, m }) => later(h, -Number(m))],
  [
    tokenPattern(`(?:kurz (?:AFTER|BEFORE)|punkt|punktlich UM) ${n("h")}${notCounted}`),
    ({ h }) => spoken(h, 0),
  ],
  [tokenPattern(`${besideDay}CARD_(?<h>\\d+)${notCounted}`), ({ h }) => spoken(h, 0)],
  [
    tokenPattern(`${besideWeekday}(?:SINCE|UNTIL|AFTER|BEFORE) )${n("h")}${notCounted}`),
    ({ h }) => spoken(h, 0),
  ],
  [
    tokenPattern(`${besideWeekday}(?:FROM )?)${n("h")}(?= (?:UNTIL|-) (?:NUM|CARD)_\\d+${notCounted})`),
    ({ h }) => spoken(h, 0),
  ],
  [
    tokenPattern(`(?<=(?:SINCE|BEFORE|AFTER|UNTIL) )${n("h")}(?= (?:AT |IN |THE )*TOD)`),
    ({ h }) => spoken(h, 0),
  ],
  // "Freitagabend ab acht", "nachmittags von zwei bis vier"
  [
    tokenPattern(`(?<=TOD_\\w+ (?:SINCE|UNTIL|AFTER|BEFORE) )${n("h")}${notCounted}`),
    ({ h }) => spoken(h, 0),
  ],
  [
    tokenPattern(`(?<=TOD_\\w+ (?:FROM )?)${n("h")}(?= (?:UNTIL|-) (?:NUM|CARD)_\\d+${notCounted})`),
    ({ h }) => spoken(h, 0),
  ],
  [
    tokenPattern(`(?<=FROM )${n("h")}(?= (?:UNTIL|-) (?:NUM|CARD)_\\d+ (?:(?:AT|IN|THE) )*TOD)`),
    ({ h }) => spoken(h, 0),
  ],
];

/** Words of clock times become one token each. */
export function joinClockTimes(tokens: readonly TimeToken[]): TimeToken[] {
  let joined = [...tokens];
  for (const [pattern, codeOf] of times) {
    for (let match = pattern.exec(textOf(joined)); match; match = pattern.exec(textOf(joined))) {
      const code = codeOf(match.groups ?? {});
      if (!code) break;
      joined = replaceTokens(joined, match, code);
    }
  }
  return joined;
}

const maxHoursAhead = 12;

/** "in zwei Stunden" and "vor einer Stunde" are times of today. @param hour by the village's clock */
export function joinHoursAhead(tokens: readonly TimeToken[], hour: number): TimeToken[] {
  const beside = tokenPattern(
    `(?<side>IN|BEFORE) (?:AROUND )?(?:CARD_1 )?${n("count")} UNITS?_(?<unit>hour|minute)`,
  );
  const match = beside.exec(textOf(tokens));
  const { count, unit, side } = match?.groups ?? {};
  const hours = Number(count) / (unit === "hour" ? 1 : minutesPerHour);
  const time = hour + (side === "IN" ? hours : -hours);
  if (!match || !(hours <= maxHoursAhead) || time < 0) return [...tokens];
  const { first } = indexesOf(textOf(tokens), match);
  const joined = replaceTokens(tokens, match, `TIME_${time}`);
  const { start, end } = joined[first] ?? { start: 0, end: 0 };
  return joined.toSpliced(first, 0, { code: "REL_0", start, end });
}
