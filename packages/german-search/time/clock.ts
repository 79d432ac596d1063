import { joinClockTimes, joinHoursAhead, notCounted } from "./clock-times";
import { endOfDay, endOfNight, type Hours } from "./hours";
import { codeOfMorgen, takePartsOfDay } from "./parts-of-day";
import { hourTexts } from "./texts";
import { indexesOf, textOf, tokenPattern } from "./token-patterns";
import type { TimeToken } from "./tokens/time-token";

/** Hours of which noon or midnight has to be guessed: "halb acht" */
type Time = { hours: number; isSpoken: boolean };

const t = (name: string) => `(?<${name}>TIME_[\\d.]+s?)`;
/** Spoken where "Uhr" stands beside none of two: "zwischen halb acht und neun" */
const anyTime = (name: string) => `(?<${name}>(?:TIME|NUM|CARD)_[\\d.]+s?)`;

type Found = { from?: Time; to?: Time; slack?: true };

const read = (time = ""): Time => ({
  hours: Number.parseFloat(time.slice(time.indexOf("_") + 1)),
  isSpoken: !/^TIME_[\d.]+$/.test(time),
});

/** What times beside prepositions mean, the whole day being from 0 to 24. */
const timeSpans: [pattern: RegExp, read: (groups: Record<string, string | undefined>) => Found][] = [
  [
    tokenPattern(`BETWEEN ${anyTime("a")} AND ${anyTime("b")}(?: CLOCK)?${notCounted}(?! MON)`),
    ({ a, b }) => both(a, b),
  ],
  [
    tokenPattern(`(?:FROM |SINCE )?${anyTime("a")} (?:CLOCK )?(?:UNTIL|-) (?:UM )?${t("b")}`),
    ({ a, b }) => both(a, b),
  ],
  [tokenPattern(`(?:FROM |SINCE )?${t("a")} (?:UNTIL|-) ${anyTime("b")}`), ({ a, b }) => both(a, b)],
  [
    tokenPattern(
      `(?:(?:EARLIEST|kurz|SINCE|AFTER|FROM) )*(?:SINCE|AFTER|EARLIEST) (?:UM |AROUND )?${t("a")}(?: AT)?`,
    ),
    ({ a }) => ({ from: read(a) }),
  ],
  [
    tokenPattern(`(?:(?:LATEST|kurz|noch) )*(?:UNTIL|BEFORE|LATEST) (?:UM |AROUND )?${t("b")}`),
    ({ b }) => ({ to: read(b) }),
  ],
  [tokenPattern(`(?:(?:AT|UM|AROUND|IN|SW_7) )*${t("a")}`), ({ a }) => ({ from: read(a), to: read(a) })],
];

const both = (a: string | undefined, b: string | undefined): Found => {
  const [from, to] = [read(a), read(b)];
  // "zwischen 14 und 16 Uhr": one "Uhr" says that both are exact.
  return {
    from: { ...from, isSpoken: from.isSpoken && to.isSpoken },
    to: { ...to, isSpoken: from.isSpoken && to.isSpoken },
  };
};

export type Understood = { hours: Hours[]; tokens: TimeToken[]; positions: { start: number; end: number }[] };

/** Takes what names hours out of a query's tokens. @param query for the chips' words */
export function understandHours(all: readonly TimeToken[], query: string, hour: number): Understood {
  const withMornings = all.map((token) =>
    token.code === "MORGEN" ? { ...token, code: codeOfMorgen(token, all) } : token,
  );
  const { parts, ...taken } = takePartsOfDay(joinClockTimes(joinHoursAhead(withMornings, hour)), query);
  let { tokens } = taken;
  const positions: Understood["positions"] = [...taken.positions];
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
  if (part?.name === hourTexts.night) return hours < 6 ? hours : later;
  if (part) return hours < part.from && later < 30 && part.from >= 11 ? (hours === 12 ? 12 : later) : hours;
  if (after > hours) return later;
  if (!isSpoken) return hours;
  return hours < 9 ? later : hours;
}
