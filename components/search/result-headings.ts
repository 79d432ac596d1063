import type { Kind } from "@/lib/routes";
import { resultTexts } from "@/lib/texts/search";

type Words = {
  q: string;
  category?: string | undefined;
  unknownCategory?: string | undefined /** The time, where what was is asked for */;
  past?: string | undefined;
};

/** The heading of what is browsed without a category */
export const browsedTitle = (kind: Kind | undefined): string =>
  kind ? resultTexts.kinds[kind] : resultTexts.everything;

/** The heading of a page of results: what is browsed, unless something is searched. */
export function resultsTitle({ q, category, unknownCategory }: Words): string {
  if (q !== "" || unknownCategory !== undefined) return resultTexts.title;
  return category ?? browsedTitle(undefined);
}

/** "12 Treffer für „Feuerwehr“", "12 Einträge in „Jugend“". */
export function statusLine(total: number, { q, category, unknownCategory, past }: Words): string {
  if (total > 0 && past) return resultTexts.wasThen(past, resultTexts.hits(total, q, category));
  if (total > 0) return q ? resultTexts.hits(total, q, category) : resultTexts.entries(total, category);
  if (unknownCategory !== undefined) return resultTexts.unknownCategory(unknownCategory);
  return q ? resultTexts.nothingFor(q) : resultTexts.nothing;
}
