import { Temporal } from "temporal-polyfill";
import {
  type Day,
  type Days,
  dateOf,
  inMonth,
  inWeek,
  next,
  oneDay,
  type Rule,
  weekdayNames,
  weekdays,
} from "./calendar-days";
import { holidays } from "./feasts";
import { anyNumber, lookUp, numbers, oneOf, phrase, toNumber } from "./phrase";
import { relativeDays } from "./relative-days";

const monthNames = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(
  " ",
);
const months = new Map(monthNames.map((name, index) => [name.toLowerCase(), index + 1]));
months.set("jänner", 1);
for (const name of monthNames)
  if (name.length > 4)
    months.set(`${name.slice(0, 3).toLowerCase()}\\.?`, months.get(name.toLowerCase()) ?? 0);
const month = `(?<month>${oneOf(months.keys())})`;
const year = "(?:\\s+(?<year>20\\d\\d))?";

const span = (from: Day | undefined, to: Day | undefined, name: string): Days | undefined =>
  from && to && Temporal.PlainDate.compare(from, to) <= 0 ? { from, to, name } : undefined;

/** "5", "5.", and as speech recognition may write it: "fünften" */
const ordinals = new Map(
  [...numbers].flatMap(([word, number]) =>
    number > 1 && word !== "ein" ? [[`${word}te[nrs]?`, number] as const] : [],
  ),
);
for (const [word, number] of [
  ["erste[nrs]?", 1],
  ["dritte[nrs]?", 3],
  ["siebte[nrs]?", 7],
  ["achte[nrs]?", 8],
] as const)
  ordinals.set(word, number);
const dayNumber = `(?<day>\\d{1,2}\\.?|${oneOf(ordinals.keys())})`;
const toDay = (written: string | undefined) =>
  lookUp(ordinals, written) ?? Number.parseInt(written ?? "", 10);

/** In this order: what says more comes first, so that "nächsten Samstag, 28.11." is that date. */
const rules: Rule[] = [
  ...relativeDays,
  {
    pattern: phrase(
      `(?:vom\\s+)?(?<first>\\d{1,2})\\.\\s*(?:bis(?:\\s+zum)?|[–-])\\s*(?<last>\\d{1,2})\\.\\s*${month}${year}`,
    ),
    find: ({ first, last, month: name, year: written }, today) => {
      const number = lookUp(months, name) ?? 0;
      const to = dateOf(Number(last), number, written, today);
      return span(to && dateOf(Number(first), number, String(to.year), today), to, "");
    },
  },
  {
    pattern: phrase(
      `(?:(?<open>ab|seit)(?:\\s+dem)?\\s+)?(?:am\\s+|vom\\s+)?(?:${oneOf(weekdays.keys())})?,?\\s*(?:den\\s+)?${dayNumber}\\s*${month}${year}`,
    ),
    find: ({ open, day, month: name, year: written }, today) => {
      const from = dateOf(toDay(day), lookUp(months, name) ?? 0, written, today);
      return open ? span(from, from?.add({ years: 1 }), "ab") : from && oneDay(from, "am");
    },
  },
  {
    pattern:
      /(?<![\p{L}\p{N}])(?:(?<open>ab|seit)(?:\s+dem)?\s+)?(?:am\s+|vom\s+)?(?:(?:mo|di|mi|do|fr|sa|so)[a-z]*\.?,?\s+)?(?:den\s+)?(?<day>[0-3]?\d)\.\s?(?<month>[01]?\d)\.(?:\s?(?<year>20\d\d|\d\d))?(?![\p{L}\p{N}])/iu,
    find: ({ open, day, month: number, year: written }, today) => {
      const from = dateOf(Number(day), Number(number), written, today);
      return open ? span(from, from?.add({ years: 1 }), "ab") : from && oneDay(from, "am");
    },
  },
  {
    pattern: phrase(
      "(?:an|zu|zum|am|über|um|im|in|vor|nach|an den|zu den|über die)\\s+(?:der\\s+|dem\\s+|den\\s+|die\\s+)?(?<feast>" +
        oneOf(holidays.keys()) +
        ")",
    ),
    find: ({ feast }, today) => findHoliday(feast, today),
  },
  {
    pattern: phrase(
      "(?<feast>silvester|neujahr|heiligabend|karfreitag|ostersonntag|ostermontag|pfingstmontag|rosenmontag|christi himmelfahrt)",
    ),
    find: ({ feast }, today) => findHoliday(feast, today),
  },
  {
    pattern: phrase(
      `(?:(?:am|an|übers?|fürs?|das|dem|diesem|dieses|dies)\\s+)*(?:(?<after>übernächste[ns]?)\\s+|(?<next>(?:${next})e[ns]?)\\s+)?(?:wochenende|(?<=(?:am|diesem)\\s+)we)`,
    ),
    find: ({ after, next: following }, today) => {
      const isUnderWay = today.dayOfWeek >= 6;
      const saturday = inWeek(today).from.add({ days: 5 });
      const weeks = (after ? 1 : 0) + (isUnderWay && (following || after) ? 1 : 0);
      const name = after
        ? "am übernächsten Wochenende"
        : following
          ? "am nächsten Wochenende"
          : "am Wochenende";
      const from = saturday.add({ weeks });
      return { from, to: from.add({ days: 1 }), name };
    },
  },
  {
    pattern: phrase(
      `(?:in\\s+)?(?:der\\s+)?(?:(?<now>dieser?|laufenden?)|(?<after>übernächsten?)|(?<next>(?:${next})en?))\\s+woche`,
    ),
    find: ({ now, after }, today) => {
      const { to } = inWeek(today);
      if (now) return { from: today, to, name: "diese Woche" };
      return {
        ...inWeek(today.add({ weeks: after ? 2 : 1 })),
        name: after ? "übernächste Woche" : "nächste Woche",
      };
    },
  },
  {
    pattern: phrase(
      `(?:in\\s+)?(?:den\\s+|die\\s+)?(?:${next})en\\s+(?:(?<count>${anyNumber})\\s+)?(?<unit>tagen?|wochen|monaten?)`,
    ),
    find: ({ count, unit = "" }, today) => {
      const number = count ? toNumber(count) : /^tag/i.test(unit) ? 7 : 3;
      return {
        from: today,
        to: addUnits(today, unit, Math.min(number, 100)),
        name: `in den nächsten ${nameUnits(unit, number)}`,
      };
    },
  },
  {
    pattern: phrase(`in\\s+(?<count>${anyNumber})\\s+(?<unit>tag|tagen|woche|wochen|monat|monaten)`),
    find: ({ count, unit = "" }, today) => {
      const number = toNumber(count);
      if (!(number <= 100)) return undefined;
      const at = addUnits(today, unit, number);
      const name = `in ${nameUnits(unit, number)}`;
      if (/^tag/i.test(unit)) return oneDay(at, name);
      return { ...(/^woche/i.test(unit) ? inWeek(at) : inMonth(at)), name };
    },
  },
  {
    pattern: phrase(
      `(?:im\\s+)?(?:(?<now>diese[nsm]|laufenden)|(?<next>(?:${next})e[nsm]?))\\s+(?<unit>monat|jahr)`,
    ),
    find: ({ now, unit = "" }, today) => {
      if (/^monat/i.test(unit)) {
        return now
          ? { ...inMonth(today), from: today, name: "diesen Monat" }
          : { ...inMonth(today.add({ months: 1 })), name: "nächsten Monat" };
      }
      const which = now ? today.year : today.year + 1;
      const to = Temporal.PlainDate.from({ year: which, month: 12, day: 31 });
      return {
        from: now ? today : to.with({ month: 1, day: 1 }),
        to,
        name: now ? "dieses Jahr" : "nächstes Jahr",
      };
    },
  },
  {
    pattern: phrase(
      `(?:(?:im|in|ab|seit|bis|diesen|(?:${next})en)\\s+)?(?:(?:anfang|mitte|ende)\\s+)?${month}${year}`,
    ),
    find: ({ month: name, year: written }, today) => {
      const number = lookUp(months, name) ?? 1;
      const which = written ? Number(written) : today.year + (number < today.month ? 1 : 0);
      const first = Temporal.PlainDate.from({ year: which, month: number, day: 1 });
      return { ...inMonth(first), name: `im ${monthNames[number - 1]}` };
    },
  },
  { pattern: phrase("übermorgen"), find: (_, today) => oneDay(today.add({ days: 2 }), "übermorgen") },
  { pattern: phrase("heute?"), find: (_, today) => oneDay(today, "heute") },
  // "am Morgen" and "morgens" are a time of day, "heute Morgen" has been today.
  {
    pattern: phrase("(?<!(?:am|guten|jeden|heute)\\s+)morgen"),
    find: (_, today) => oneDay(today.add({ days: 1 }), "morgen"),
  },
  {
    pattern: phrase(
      `(?:(?:am|an|diesen|diesem|jeden|für|den)\\s+)?(?:(?<after>übernächsten)\\s+|(?<next>(?:${next})en)\\s+)?(?<weekday>${oneOf(weekdays.keys())})s?(?=(?:früh|morgen|vormittag|mittag|nachmittag|abend|nacht)?s?(?![\\p{L}\\p{N}]))(?:vormittag|mittag|nachmittag|abend|nacht|früh|morgen)?s?`,
    ),
    find: ({ after, next: following, weekday }, today) => {
      const number = lookUp(weekdays, weekday) ?? 1;
      const ahead = (number - today.dayOfWeek + 7) % 7;
      const days = ahead + ((following || after) && ahead === 0 ? 7 : 0) + (after ? 7 : 0);
      return oneDay(today.add({ days }), `am ${weekdayNames[number - 1]}`);
    },
  },
];

function findHoliday(written: string | undefined, today: Day): Days | undefined {
  const feast = lookUp(holidays, written);
  if (!feast || !written) return undefined;
  for (const candidate of [today.year, today.year + 1]) {
    const [from, to] = feast(candidate, Temporal.PlainDate);
    if (Temporal.PlainDate.compare(to, today) >= 0) return { from, to, name: titled(written), isFeast: true };
  }
  return undefined;
}

const titled = (words: string) => words.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

function addUnits(day: Day, unit: string, count: number): Day {
  if (/^tag/i.test(unit)) return day.add({ days: count });
  return /^woche/i.test(unit) ? day.add({ weeks: count }) : day.add({ months: count });
}

function nameUnits(unit: string, count: number): string {
  const [one, many] = /^tag/i.test(unit)
    ? ["Tag", "Tagen"]
    : /^woche/i.test(unit)
      ? ["Woche", "Wochen"]
      : ["Monat", "Monaten"];
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

/** The days that a query names, and where it does. @param today the village's calendar day */
export function findDays(query: string, today: Day): { days: Days; start: number; end: number } | undefined {
  for (const { pattern, find } of rules) {
    const match = pattern.exec(query);
    const days = match && find(match.groups ?? {}, today);
    if (days) return { days, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}
