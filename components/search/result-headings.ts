import { resultTexts } from "@/lib/texts/search";

type Words = { q: string; category?: string | undefined; unknownCategory?: string | undefined };

/** The heading of a page of results: the category where one is browsed. */
export const resultsTitle = ({ q, category }: Words): string =>
  q === "" && category ? category : resultTexts.title;

/** "12 Treffer für „Feuerwehr“", "12 Einträge in „Jugend“". */
export function statusLine(total: number, { q, category, unknownCategory }: Words): string {
  if (total > 0) return q ? resultTexts.hits(total, q, category) : resultTexts.entries(total, category);
  if (unknownCategory !== undefined) return resultTexts.unknownCategory(unknownCategory);
  return q ? resultTexts.nothingFor(q) : resultTexts.nothing;
}
