import type { Core } from "@strapi/strapi";

type Webhook = {
  id: string;
  name: string;
  url: string;
  headers: Record<string, string>;
  events: string[];
  isEnabled: boolean;
};
type WebhookStore = {
  findWebhooks(): Promise<Webhook[]>;
  createWebhook(webhook: Omit<Webhook, "id">): Promise<Webhook>;
  updateWebhook(id: string, webhook: Omit<Webhook, "id">): Promise<Webhook | null>;
  deleteWebhook(id: string): Promise<Webhook | null>;
};
type WebhookRunner = { add(webhook: Webhook): void; remove(webhook: Webhook): void };

const NAME = "Website";
const EVENTS = [
  ...["create", "update", "delete", "publish", "unpublish"].map((event) => `entry.${event}`),
  ...["create", "update", "delete"].map((event) => `media.${event}`),
];

/**
 * Tells the site about every change. The admin panel refuses addresses of the own machine in production, this store
 * does not. The runner has read the store before this runs, so it is told as well.
 */
export async function ensureWebhook(strapi: Core.Strapi): Promise<void> {
  const url = process.env.SITE_WEBHOOK_URL;
  const secret = process.env.CMS_WEBHOOK_SECRET;
  if (!url || !secret) {
    strapi.log.warn("SITE_WEBHOOK_URL or CMS_WEBHOOK_SECRET is not set: the site is not told about changes.");
    return;
  }
  const store = strapi.get("webhookStore") as WebhookStore;
  const runner = strapi.get("webhookRunner") as WebhookRunner;
  const headers = { Authorization: `Bearer ${secret}` };
  const wanted = { name: NAME, url, headers, events: EVENTS, isEnabled: true };

  const [kept, ...surplus] = (await store.findWebhooks()).filter(({ name }) => name === NAME);
  for (const webhook of surplus) {
    await store.deleteWebhook(webhook.id);
    runner.remove(webhook);
  }
  const saved = kept ? await store.updateWebhook(kept.id, wanted) : await store.createWebhook(wanted);
  if (kept) runner.remove(kept);
  if (saved) runner.add(saved);
}
