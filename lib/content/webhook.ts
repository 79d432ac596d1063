import { z } from "zod";
import { readChanges } from "@/lib/cms/changes";
import { collections } from "./collections";

/** The part of Strapi's webhooks that the site reads. */
export const WebhookMessage = z.discriminatedUnion("event", [
  z.object({
    event: z.enum(["entry.create", "entry.update", "entry.delete", "entry.publish", "entry.unpublish"]),
    model: z.string(),
    entry: z.object({ documentId: z.string() }),
  }),
  z.object({
    event: z.enum(["media.create", "media.update", "media.delete"]),
    media: z.object({ documentId: z.string() }),
  }),
]);

export type WebhookMessage = z.infer<typeof WebhookMessage>;

/** For types with drafts only these change what visitors see; saving a draft does not. */
const publishing = new Set(["entry.publish", "entry.unpublish", "entry.delete"]);

/**
 * Expires the entries that the CMS says have changed, so that the next page shows them. Types that the site does not read are ignored.
 * @throws CmsRequestError when a file changed and the CMS does not say what else did
 */
export async function takeWebhook(message: WebhookMessage): Promise<void> {
  if ("media" in message) {
    const { medien } = await readChanges();
    for (const { replica } of collections()) replica.expireFile(message.media.documentId, medien);
    return;
  }
  const collection = collections().find(({ model }) => model === message.model);
  if (collection && (!collection.drafts || publishing.has(message.event)))
    collection.replica.expire(message.entry.documentId);
}
