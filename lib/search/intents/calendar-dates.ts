import { Temporal } from "temporal-polyfill";
import { formatMonthName } from "@/lib/dates/format";
import { dateTexts } from "@/lib/texts/search";
import {
  type DatePattern,
  type DateRange,
  type Day,
  dateOf,
  monthAround,
  nextStem,
  oneDay,
  weekdays,
} from "./date-range";
import { lookUp, oneOf, ordinals, phrase } from "./phrase";

const monthNames = "januar februar märz april mai juni juli august september oktober november dezember".split(
  " ",
);
const months = new Map(monthNames.map((name, index) => [name, index + 1])).set("jänner", 1);
for (const [index, name] of monthNames.entries())
  if (name.length > 4) months.set(`${name.slice(0, 3)}\\.?`, index + 1);

const month = `(?<month>${oneOf(months.keys())})`;
const year = "(?:\\s+(?<year>20\\d\\d))?";
const day = `(?<day>\\d{1,2}\\.?|${oneOf(ordinals.keys())})`;

const toMonth = (written: string | undefined) => lookUp(months, written) ?? Number(written);
const toDay = (written: string | undefined) =>
  lookUp(ordinals, written) ?? Number.parseInt(written ?? "", 10);

const ordered = (from: Day | undefined, to: Day | undefined): DateRange | undefined =>
  from && to && Temporal.PlainDate.compare(from, to) <= 0 ? { from, to } : undefined;

/** "ab 3.12." asks for a year from then on. */
const resolveDay: DatePattern["resolve"] = ({ open, day: written, month: name, year: inYear }, today) => {
  const from = dateOf(toDay(written), toMonth(name), inYear, today);
  if (!from) return undefined;
  return open ? { from, to: from.add({ years: 1 }), label: "start" } : oneDay(from);
};

export const calendarDates: DatePattern[] = [
  {
    pattern: phrase(
      `(?:vom\\s+)?(?<first>\\d{1,2})\\.\\s*(?:bis(?:\\s+zum)?|[–-])\\s*(?<last>\\d{1,2})\\.\\s*${month}${year}`,
    ),
    resolve: ({ first, last, month: name, year: inYear }, today) => {
      const to = dateOf(Number(last), toMonth(name), inYear, today);
      return ordered(to && dateOf(Number(first), to.month, String(to.year), today), to);
    },
  },
  {
    pattern: phrase(
      `(?:(?<open>ab|seit)(?:\\s+dem)?\\s+)?(?:am\\s+|vom\\s+)?(?:${oneOf(weekdays.keys())})?,?\\s*(?:den\\s+)?${day}\\s*${month}${year}`,
    ),
    resolve: resolveDay,
  },
  {
    pattern:
      /(?<![\p{L}\p{N}])(?:(?<open>ab|seit)(?:\s+dem)?\s+)?(?:am\s+|vom\s+)?(?:(?:mo|di|mi|do|fr|sa|so)[a-z]*\.?,?\s+)?(?:den\s+)?(?<day>[0-3]?\d)\.\s?(?<month>[01]?\d)\.(?:\s?(?<year>20\d\d|\d\d))?(?![\p{L}\p{N}])/iu,
    resolve: resolveDay,
  },
];

export const wholeMonth: DatePattern = {
  pattern: phrase(
    `(?:(?:im|in|ab|seit|bis|diesen|(?:${nextStem})en)\\s+)?(?:(?:anfang|mitte|ende)\\s+)?${month}${year}`,
  ),
  resolve: ({ month: name, year: inYear }, today) => {
    const number = toMonth(name);
    const first = Temporal.PlainDate.from({
      year: inYear ? Number(inYear) : today.year + (number < today.month ? 1 : 0),
      month: number,
      day: 1,
    });
    return {
      ...monthAround(first),
      name: dateTexts.inMonth(formatMonthName(first.toString())),
      label: "name",
    };
  },
};
