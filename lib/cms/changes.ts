import { z } from "zod";
import { cmsJson, readCms } from "./client";
import { compareFeatures, featuresProblem } from "./cms-features";
import { isCmsRequestError } from "./errors";

const Summary = z.object({ count: z.number(), newest: z.string().nullable() });
const Changes = z.object({
  data: z.record(z.string(), Summary),
  meta: z.object({ features: z.record(z.string(), z.boolean()) }).default({ features: {} }),
});
const path = "/api/aenderungen";

/** How many entries are published, and when one last changed (ISO). A deletion shows in the count. */
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
  one?.count === other?.count && one?.newest === other?.newest;

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
