import type { SearchResponse } from "@/lib/search/search-response";
import { resultTexts } from "@/lib/texts/search";

type Words = { q: string; category?: string | undefined; unknownCategory?: string | undefined };

/** The heading of a page of results: what is browsed, unless something is searched. */
export function resultsTitle({ q, category, unknownCategory }: Words): string {
  if (q !== "" || unknownCategory !== undefined) return resultTexts.title;
  return category ?? resultTexts.everything;
}

type Outcome = Pick<
  SearchResponse,
  | "total"
  | "category"
  | "unknownCategory"
  | "intents"
  | "isNearest"
  | "unknown"
  | "unknownHolidays"
  | "leftOut"
>;

/** "12 Treffer für „Feuerwehr“", "12 Einträge in „Jugend“", or what the hits are instead of what is asked for. */
export function statusLine(outcome: Outcome, { q }: { q: string }): string {
  const { total, unknownCategory, intents, isNearest, unknown, unknownHolidays, leftOut } = outcome;
  const category = outcome.category?.name;
  const time = intents.find(({ id }) => id === "zeit");
  if (total > 0 && isNearest)
    return resultTexts.lacking(unknown.filter((word) => !unknownHolidays.includes(word)));
  if (total > 0 && leftOut.length > 0) return resultTexts.leftOut(leftOut);
  if (total > 0 && time?.failed) return resultTexts.otherDays(total);
  if (total > 0 && time?.isPast) return resultTexts.wasThen(time.label, total);
  if (total > 0) return q ? resultTexts.hits(total, q, category) : resultTexts.entries(total, category);
  if (unknownCategory !== undefined) return resultTexts.unknownCategory(unknownCategory);
  return q ? resultTexts.nothingFor(q) : resultTexts.nothing;
}
