import { formatMonthName } from "@dorfforum/shared/calendar/format";
import { weekAround } from "@dorfforum/shared/calendar/weeks";
import type { Item } from "../item";
import { daysFrom, isAfter, monthAround, type Span, yearAround } from "../span";
import { dateTexts } from "../texts";
import { halfOf, partOf, thirdOf } from "./parts-of-spans";
import { pickFromCurrent, pickFromItem } from "./pick-part";
import { type Match, type Rule, rule } from "./reduce";

const before = "(?:(?:AT|THE|IN|FROM|AROUND|SW_7) )*";
const part = "(?<part>START|MID|END)";
const nth = "(?:(?:ND|ORD|NUM)_(?<nth>\\d+)|(?<last>LAST))";
const halfOrThird = "(?<fraction>HALF|THIRD)";
const unit = "UNIT_(?<unit>week|month|year)";
const workdays = "(?:WORKDAYS|unter THE UNIT_week)";
const within = "(?: (?:IN|THE|FROM|AT))*";

const namedPart: Rule["resolve"] = ({ item, text }, context) => {
  const found = pickFromItem(item("of"), context, (span) => partOf(span, text("part")));
  return found && { ...found, name: nameOfPart(item("of"), found, text("part")) };
};

const nameOfPart = (item: Item, { spans: [span] }: Item, which: string): string | undefined =>
  item.kind === "month" && span
    ? dateTexts.partOf[which as keyof typeof dateTexts.partOf](formatMonthName(span.from.toString()))
    : undefined;

/** Which of two halves or three thirds */
const fraction = (match: Match, span: Span): Span | undefined => {
  const parts = match.text("fraction") === "HALF" ? 2 : 3;
  const nth = match.text("last") ? parts : match.number("nth");
  return nth > parts ? undefined : parts === 2 ? halfOf(span, nth === 2) : thirdOf(span, nth);
};

const fractionOfItem: Rule["resolve"] = (match, context) =>
  pickFromItem(match.item("of"), context, (span) => fraction(match, span));

const fractionOfUnit: Rule["resolve"] = (match, context) =>
  match.number("year")
    ? { kind: "span", spans: [fraction(match, yearAround(match.number("year"))) ?? []].flat() }
    : pickFromCurrent(match.text("unit"), context, (span) => fraction(match, span));

const partOfCurrent: Rule["resolve"] = ({ text }, context) =>
  pickFromCurrent(text("unit"), context, (span) => partOf(span, text("part")));

/** Halves, beginnings, middles and ends: "Anfang Dezember", "Mitte nächster Woche" */
export const partRules: Rule[] = [
  rule(`${before}${nth} @of:MONTH|HOLIDAYS ${halfOrThird}`, fractionOfItem),
  rule(`${before}${nth} ${halfOrThird}${within} @of:WEEK|MONTH|YEAR|SEASON|HOLIDAYS`, fractionOfItem),
  rule(`${before}${nth} ${unit} ${halfOrThird}(?:${within} NUM_(?<year>20\\d\\d))?`, fractionOfUnit),
  rule(`${before}${nth} ${halfOrThird}${within} ${unit}`, fractionOfUnit),
  rule(
    `${before}${part} (?:(?:UNTIL|AND|-|/) )?(?<to>START|MID|END)${within} @of:MONTH|YEAR|WEEK`,
    ({ item, text }, context) => {
      const first = pickFromItem(item("of"), context, (span) => partOf(span, text("part")))?.spans[0];
      const last = pickFromItem(item("of"), context, (span) => partOf(span, text("to")))?.spans[0];
      const end = last?.to;
      return first && end && !isAfter(first.from, end)
        ? { kind: "span", spans: [{ from: first.from, to: end }] }
        : undefined;
    },
  ),
  rule(`${before}${part}${within} @of:WEEK|MONTH|YEAR|SEASON|HOLIDAYS`, namedPart),
  rule(`${before}${part}${within} @of:FEAST`, (match, context) =>
    match.item("of").isStretch ? namedPart(match, context) : undefined,
  ),
  rule(`${before}${part}${within} NUM_(?<year>20\\d\\d)`, ({ number, text }) => ({
    kind: "span",
    spans: [partOf(yearAround(number("year")), text("part"))],
  })),
  rule(
    `${before}@of:MONTH|YEAR|WEEK|HOLIDAYS(?: (?:,|AT|THE|IN))* ${part}(?! (?:(?:FROM|THE|IN) )*(?:UNIT|MON|NUM|WEEK|YEAR))`,
    namedPart,
  ),
  rule(`${before}${part}${within} ${unit}`, partOfCurrent),
  rule(`${before}${unit} ${part}`, partOfCurrent),
  rule(`${before}${unit} wechsel`, ({ text }, { today }) => {
    const { to } = text("unit") === "month" ? monthAround(today) : yearAround(today.year);
    return text("unit") === "week" ? undefined : { kind: "span", spans: [daysFrom(to, 2)] };
  }),
  rule(
    `${before}@of:WEEK ${workdays}|${before}${workdays} (?:(?:IN|THE) )*@following:WEEK`,
    ({ item, text }) => {
      const [span] = item(text("of") ? "of" : "following").spans;
      return span && { kind: "span", spans: [daysFrom(weekAround(span.to ?? span.from).from, 5)] };
    },
  ),
  rule(
    `${before}(?:EACH )?(?<!UNIT_week )${workdays}(?! (?:(?:IN|THE) )*(?:NEXT|AFTERNEXT|LAST) UNIT_week)(?: (?:THIS|IN THE) UNIT_week)?`,
    (_, context) => pickFromCurrent("week", context, ({ from }) => daysFrom(from, 5)),
  ),
];
