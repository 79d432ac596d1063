import { cmsFetch } from "./client";

/** A query that found nothing, and how often since it was last reported */
export type SearchGap = { query: string; count: number };

/**
 * Reports to editors what was searched for in vain, at most 50 queries at once. There is no retry: another report follows.
 * @throws CmsRequestError when it was not stored
 */
export async function sendSearchGaps(gaps: readonly SearchGap[]): Promise<void> {
  const data = gaps.map(({ query, count }) => ({ Anfrage: query, Anzahl: count }));
  await cmsFetch("/api/suchluecken", async (response) => response.body?.cancel(), {
    token: "CMS_WRITE_TOKEN",
    body: { data },
  });
}
