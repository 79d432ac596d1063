import { weekAround } from "@dorfforum/shared/calendar/weeks";
import type { Item } from "../item";
import { type Context, isAfter, isBefore, monthAround, type Span, yearAround } from "../span";
import { yearly } from "./calendar-rules";

/** The whole of what an item names, also where only what is left of it was meant */
function wholeOf({ kind, spans: [span] }: Item): Span | undefined {
  if (!span) return undefined;
  if (kind === "week") return weekAround(span.to ?? span.from);
  if (kind === "month") return monthAround(span.to ?? span.from);
  if (kind === "year") return yearAround((span.to ?? span.from).year);
  return span;
}

/** Something of an item, of its next occurrence where that of the nearest is over. */
export function pickFromItem(
  item: Item,
  context: Context,
  pick: (span: Span) => Span | undefined,
  kind: Item["kind"] = "span",
): Item | undefined {
  if (item.yearly) {
    const { yearly: inYear } = item;
    return yearly(
      (year) => {
        const span = inYear(year);
        return span && pick(span);
      },
      Number.NaN,
      context,
      kind,
    );
  }
  const whole = wholeOf(item);
  const span = whole && pick(whole);
  return span && { kind, spans: [span] };
}

/** This one, or the next where its part is over */
export function pickFromCurrent(
  unit: string,
  context: Context,
  pick: (span: Span) => Span | undefined,
): Item | undefined {
  const { today, isPast } = context;
  const around = (step: number) =>
    unit === "week"
      ? weekAround(today.add({ weeks: step }))
      : unit === "month"
        ? monthAround(today.add({ months: step }))
        : yearAround(today.year + step);
  const now = pick(around(0));
  const isOver = now && isBefore(now.to ?? today, today);
  const isAhead = now && isAfter(now.from, today);
  const span = isPast ? (isAhead ? pick(around(-1)) : now) : !now || isOver ? pick(around(1)) : now;
  return span && { kind: "span", spans: [span] };
}

export function pickFromUnit(
  which: string,
  unit: string,
  context: Context,
  pick: (span: Span) => Span | undefined,
): Item | undefined {
  const step = which === "NEXT" ? 1 : which === "LAST" ? -1 : undefined;
  if (step === undefined) return pickFromCurrent(unit, context, pick);
  const span = pick(
    unit === "month"
      ? monthAround(context.today.add({ months: step }))
      : yearAround(context.today.year + step),
  );
  return span && { kind: "span", spans: [span] };
}
