import type { Core } from "@strapi/strapi";
import { strapiInternals } from "../strapi-internals";

const webhookName = "Website";
const events = [
  "entry.create",
  "entry.update",
  "entry.delete",
  "entry.publish",
  "entry.unpublish",
  "media.create",
  "media.update",
  "media.delete",
];

/** Creates or updates the webhook that tells the site about every change, and deletes surplus ones of the same name. */
export async function ensureWebhook(strapi: Core.Strapi): Promise<void> {
  const url = process.env.SITE_WEBHOOK_URL;
  const secret = process.env.CMS_WEBHOOK_SECRET;
  if (!url || !secret) {
    strapi.log.warn("SITE_WEBHOOK_URL or CMS_WEBHOOK_SECRET is not set: the site is not told about changes.");
    return;
  }
  const store = strapiInternals.webhookStore(strapi);
  const runner = strapiInternals.webhookRunner(strapi);
  const headers = { Authorization: `Bearer ${secret}` };
  const webhook = { name: webhookName, url, headers, events, isEnabled: true };

  const [existing, ...surplus] = (await store.findWebhooks()).filter(({ name }) => name === webhookName);
  for (const { id } of surplus) await store.deleteWebhook(id);
  const saved = existing
    ? await store.updateWebhook(existing.id, webhook)
    : await store.createWebhook(webhook);
  for (const outdated of [existing, ...surplus]) if (outdated) runner.remove(outdated);
  if (saved) runner.add(saved);
}
