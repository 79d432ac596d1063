import { z } from "zod";
import { cmsJson, readCms } from "./client";
import { compareFeatures, featuresProblem } from "./cms-features";
import { isCmsRequestError } from "./errors";

export const Summary = z.object({
  count: z.number(),
  newest: z.string().nullable(),
  /** A CMS of version 0.1.0 sends none. */
  sum: z.number().optional(),
});
const Changes = z.object({
  data: z.record(z.string(), Summary),
  meta: z.object({ features: z.record(z.string(), z.boolean()) }).default({ features: {} }),
});
const path = "/api/aenderungen";

/**
 * How many entries are published, when one last changed (ISO), and the sum of when each did (`changeSumOf`). A deletion shows in the count, a change of
 * which nobody told in the sum, also after later ones.
 */
export type Summary = z.infer<typeof Summary>;

/** Short, because every refresh begins with this query: one that hangs delays the return of the content. */
const timeoutMs = 2500;

let pending: Promise<Record<string, Summary>> | undefined;

/**
 * The change query: the summary of each content type by its plural API name, and of files as `medien`. Simultaneous
 * calls share one request. @throws CmsRequestError
 */
export function readChanges(): Promise<Record<string, Summary>> {
  pending ??= readCms(path, {}, Changes, timeoutMs)
    .then(({ data, meta }) => {
      compareFeatures(meta.features);
      return data;
    })
    .finally(() => {
      pending = undefined;
    });
  return pending;
}

export const isSameSummary = (one: Summary | undefined, other: Summary | undefined) =>
  one?.count === other?.count &&
  one?.newest === other?.newest &&
  (one?.sum === undefined || other?.sum === undefined || one.sum === other.sum);

/** What keeps the site from starting: a CMS with other features on. One that is away is compared when it answers. */
export async function problemOfFeatures(): Promise<string | undefined> {
  try {
    const { meta } = await cmsJson(path, Changes, { token: "CMS_API_TOKEN", timeoutMs });
    return featuresProblem(meta.features);
  } catch (error) {
    if (isCmsRequestError(error)) return undefined;
    throw error;
  }
}
