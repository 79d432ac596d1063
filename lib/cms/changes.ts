import { z } from "zod";
import { readCms } from "./client";

const Summary = z.object({ count: z.number(), newest: z.string().nullable() });
const Changes = z.object({ data: z.record(z.string(), Summary) });

/** How many entries are published and when one last changed. A deletion shows in the count. */
export type Summary = z.infer<typeof Summary>;

let underWay: Promise<Record<string, Summary>> | undefined;

/**
 * The one cheap question that finds out what changed while nobody listened: by plural API name, `medien` for files.
 * Callers at the same moment share one request. @throws CmsRequestError
 */
export function readChanges(): Promise<Record<string, Summary>> {
  underWay ??= readCms("/api/aenderungen", {}, Changes)
    .then((answer) => answer.data)
    .finally(() => {
      underWay = undefined;
    });
  return underWay;
}

export const sameSummary = (one: Summary | undefined, other: Summary | undefined) =>
  one?.count === other?.count && one?.newest === other?.newest;
