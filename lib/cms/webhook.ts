import { z } from "zod";
import { readChanges } from "./changes";
import { replicas } from "./replicas";

/** What Strapi sends; everything else in it is none of our business. */
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

/** For types with drafts only these change what visitors see; saving a draft does not. */
const publishing = new Set(["entry.publish", "entry.unpublish", "entry.delete"]);

/**
 * Takes the CMS's word that something changed: the next page shows it. Types the site does not hold are ignored.
 * @throws CmsRequestError when a file changed and the CMS does not say what else did
 */
export async function takeWebhook(message: z.infer<typeof WebhookMessage>): Promise<void> {
  if ("media" in message) {
    const changes = await readChanges();
    for (const replica of replicas().values()) replica.expireFile(message.media.documentId, changes.medien);
    return;
  }
  const replica = replicas().get(message.model);
  if (replica && (!replica.drafts || publishing.has(message.event))) replica.expire(message.entry.documentId);
}
