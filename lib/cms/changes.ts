import { z } from "zod";
import { readCms } from "./client";

const Summary = z.object({ count: z.number(), newest: z.string().nullable() });
const Changes = z.object({ data: z.record(z.string(), Summary) });

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
  pending ??= readCms("/api/aenderungen", {}, Changes, timeoutMs)
    .then(({ data }) => data)
    .finally(() => {
      pending = undefined;
    });
  return pending;
}

export const isSameSummary = (one: Summary | undefined, other: Summary | undefined) =>
  one?.count === other?.count && one?.newest === other?.newest;
