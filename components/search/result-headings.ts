import type { SearchResponse } from "@/lib/search/search-response";
import { functionTexts, resultTexts } from "@/lib/texts/search";

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
  | "groups"
  | "hasEmptyDays"
  | "impossibleDays"
  | "functions"
  | "answer"
>;

/** "12 Treffer für „Feuerwehr“", "12 Einträge in „Jugend“", or what the hits are instead of what is asked for. */
export function statusLine(outcome: Outcome, { q }: { q: string }): string {
  const { total, unknownCategory, intents, isNearest, unknown, unknownHolidays, leftOut, groups } = outcome;
  const category = outcome.category?.name;
  const time = intents.find(({ id }) => id === "zeit");
  const lacking = unknown.filter((word) => !unknownHolidays.includes(word));
  const { impossibleDays = [] } = outcome;
  if (impossibleDays.length > 0) return resultTexts.impossibleDays(impossibleDays);
  if (total > 0 && isNearest && lacking.length > 0) return resultTexts.lacking(lacking);
  if (total > 0 && leftOut.length > 0) return resultTexts.leftOut(leftOut);
  if (total > 0 && groups && lacking.length > 0) return resultTexts.lacking(lacking);
  if (outcome.hasEmptyDays) return emptyDays(outcome);
  if (total > 0 && time?.failed) return resultTexts.otherDays(total);
  if (total > 0 && time?.isPast) return resultTexts.wasThen(time.label, total);
  if (total > 0) return q ? resultTexts.hits(total, q, category) : resultTexts.entries(total, category);
  if (unknownCategory !== undefined) return resultTexts.unknownCategory(unknownCategory);
  if (q && (outcome.functions || outcome.answer)) return resultTexts.noEntryFor(q);
  return q ? resultTexts.nothingFor(q) : resultTexts.nothing;
}

/** "Muttertag: Sonntag, 9. Mai: An diesem Tag steht keine Veranstaltung im Kalender." */
function emptyDays({ intents, category }: Outcome): string {
  const { label = "", days = [], isPast = false } = intents.find(({ id }) => id === "zeit") ?? {};
  const isOneDay = days.length === 1 && days.every(([from, to]) => from === to);
  return resultTexts.emptyTime(label, isOneDay, isPast, category?.name);
}

/** Sentences below the status line */
export function statusNotes(outcome: Outcome): string[] {
  const { total, leftOut, unknownHolidays, hasEmptyDays } = outcome;
  const saysEmpty = hasEmptyDays && statusLine(outcome, { q: "" }) !== emptyDays(outcome);
  return [
    ...(saysEmpty ? [emptyDays(outcome)] : []),
    ...(total > 0 && leftOut.length > 0 && !hasEmptyDays ? [resultTexts.withoutLeftOut] : []),
    ...(unknownHolidays.length > 0 ? [resultTexts.unknownHolidays(unknownHolidays)] : []),
  ];
}

/** What is read aloud where there is no answer: what one can do here, the status, and how many hits stand under which heading */
export const spokenText = (outcome: Outcome, query: { q: string }): string => {
  const line = statusLine(outcome, query);
  const titles = (outcome.functions ?? []).map(({ title }) => title);
  const can = titles.length > 0 ? [`${functionTexts.title}: ${titles.join(", ")}`] : [];
  const groups = (outcome.groups ?? []).map(({ heading, count }) => resultTexts.inGroup(heading, count));
  return [...can, line, ...statusNotes(outcome), ...groups]
    .map((sentence) => sentence.replace(/[^.?!]$/, "$&."))
    .join(" ");
};
