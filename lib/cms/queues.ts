import { z } from "zod";
import { cmsJson } from "./client";

const Queues = z.object({
  data: z.object({
    submissions: z.record(z.string(), z.number()),
    mails: z.object({ waiting: z.number(), failed: z.number() }),
  }),
});

/** What waits in the CMS: new entries by inbox, and mails. */
export type Queues = z.infer<typeof Queues>["data"];

/** @throws CmsRequestError when the CMS does not answer within a second */
export async function readQueues(): Promise<Queues> {
  const request = { token: "CMS_API_TOKEN", timeoutMs: 1000 } as const;
  return (await cmsJson("/api/warteschlangen", Queues, request)).data;
}
