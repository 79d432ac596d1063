import { formatLongDate } from "@dorfforum/shared/calendar/format";
import type { Land } from "@dorfforum/shared/calendar/holidays";
import { answerTexts as texts } from "@/lib/texts/answers";
import { type AskedTime, daysOf } from "./asked-time";
import { isCollectedOn } from "./next-collection";
import type { Collection } from "./waste-facts";

/** Longer times are answered with the rhythm of each bin. */
const maxDays = 14;

/**
 * What is collected on the days that a question names: a line for each day with any. Undefined where no days are named, or
 * too many, and where a day cannot be computed for every collection.
 */
export function collectedOn(
  { days: spans }: AskedTime,
  collections: readonly Collection[],
  land: Land | undefined,
): string[] | undefined {
  const days = daysOf(spans, maxDays) ?? [];
  const lines: string[] = [];
  for (const day of days) {
    const onDay: string[] = [];
    for (const collection of collections) {
      const isCollected = isCollectedOn(collection, day, land);
      if (isCollected === undefined) return undefined;
      if (isCollected) onDay.push(texts.collection(collection.bin, collection.district));
    }
    if (onDay.length > 0) lines.push(texts.collectedOn(formatLongDate(day), onDay));
  }
  return days.length > 0 ? lines : undefined;
}
