import { serverEnv } from "@/lib/env/server";
import { CmsRequestError } from "./errors";

/** A query that found nothing, and how often since it was last told. */
export type SearchGap = { query: string; count: number };

/** What the one attempt may take, in milliseconds; another follows with the next report. */
const timeout = 5000;
const path = "/api/suchluecken";

/** Tells editors what was sought in vain: at most 50 at once. @throws CmsRequestError when it was not stored */
export async function sendSearchGaps(gaps: readonly SearchGap[]): Promise<void> {
  const { CMS_URL, CMS_WRITE_TOKEN } = serverEnv();
  let response: Response;
  try {
    response = await fetch(`${CMS_URL}${path}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${CMS_WRITE_TOKEN}`, "Content-Type": "application/json" },
      body: JSON.stringify({ data: gaps.map(({ query, count }) => ({ Anfrage: query, Anzahl: count })) }),
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
  } catch (error) {
    throw new CmsRequestError(path, undefined, error);
  }
  await response.body?.cancel();
  if (!response.ok) throw new CmsRequestError(path, response.status);
}
