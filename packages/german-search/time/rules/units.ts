import { weekAround, weekendAround } from "@dorfforum/shared/calendar/weeks";
import type { Item } from "../item";
import { type Context, type Day, isAfter, monthAround, oneDay, type Span, yearAround } from "../span";
import { dateTexts } from "../texts";

export const named = (kind: Item["kind"], span: Span, name?: string): Item => ({ kind, spans: [span], name });

export const addUnits = (day: Day, unit: string, amount: number): Day =>
  unit === "quarter" || unit === "halfyear"
    ? day.add({ months: (unit === "quarter" ? 3 : 6) * amount })
    : day.add({ [`${unit === "weekend" ? "week" : unit}s`]: amount });

/** What is not over: of this week what is left, unless what was is asked for */
const leftOf = ({ from, to }: Span, { today, isPast }: Context): Span =>
  isPast
    ? { from, to: to && isAfter(to, today) ? today : to }
    : { from: isAfter(today, from) ? today : from, to };

export function unitAround(day: Day, unit: string): Span {
  if (unit === "day") return oneDay(day);
  if (unit === "week") return weekAround(day);
  if (unit === "weekend") return weekendAround(day);
  if (unit === "month") return monthAround(day);
  if (unit === "year") return yearAround(day.year);
  const months = unit === "quarter" ? 3 : 6;
  const first = day.with({ day: 1, month: day.month - ((day.month - 1) % months) });
  return { from: first, to: first.add({ months }).subtract({ days: 1 }) };
}

const kindOf = (unit: string): Item["kind"] =>
  unit === "quarter" || unit === "halfyear"
    ? "season"
    : (unit as "day" | "week" | "weekend" | "month" | "year");

/** "diese Woche", "übernächstes Wochenende", "letzten Monat" */
export function relativeUnit(unit: string, distance: number, context: Context): Item {
  const { today } = context;
  // On a weekend the next one is a week away, on other days the one before it was "letztes Wochenende".
  const isWeekend = today.dayOfWeek >= 6;
  const weekends = distance > 0 && !isWeekend ? distance - 1 : distance;
  const span = unitAround(addUnits(today, unit, unit === "weekend" ? weekends : distance), unit);
  const name = dateTexts.relative[unit as keyof typeof dateTexts.relative]?.[distance];
  return named(kindOf(unit), distance === 0 && unit !== "weekend" ? leftOf(span, context) : span, name);
}

/** "in zwei Wochen" is that week, "in drei Tagen" that day. */
export function inUnits(amount: number, unit: string, { today }: Context): Item {
  const day = addUnits(today, unit, amount);
  const far = dateTexts.units[unit as keyof typeof dateTexts.units]?.(Math.abs(amount));
  const name = far && (amount < 0 ? dateTexts.before(far) : dateTexts.in(far));
  const around = unit === "year" ? "month" : unit;
  return named(unit === "day" ? "day" : kindOf(around), unitAround(day, around), name);
}

/** From today on, or up to today */
export function counted(amount: number, unit: string, isBack: boolean, { today }: Context): Item {
  const to = addUnits(today, unit, isBack ? -amount : amount);
  const units = dateTexts.units[unit as keyof typeof dateTexts.units]?.(amount);
  const name = units && (isBack ? dateTexts.inTheLast(units) : dateTexts.inTheNext(units));
  return named("span", isBack ? { from: to, to: today } : { from: today, to }, name);
}

const maxCount = 400;

export const isCount = (amount: number) => amount > 0 && amount <= maxCount;
