import { randomUUID } from "node:crypto";
import { z } from "zod";
import { redis } from "@/lib/caches/redis";
import { reportError } from "@/lib/monitoring/report-error";
import { processWide } from "@/lib/runtime/process-wide";
import { compareAll } from "./watch-changes";
import { takeWebhook, WebhookMessage } from "./webhook";

/**
 * What one site tells the others through Redis. `version` grows by one with each message, so that a gap shows that
 * messages were lost.
 */
const SharedChange = z.object({ version: z.int(), from: z.string(), message: WebhookMessage });

const channel = "dorfforum:changes";
const versionKey = "changes-version";

/** Counts and publishes in one step, so that messages arrive in the order of their versions. */
const publishScript = `
  local version = redis.call("INCR", KEYS[1])
  return redis.call("PUBLISH", ARGV[1], '{"version":' .. version .. ',' .. ARGV[2])`;

/** This process, which has taken its own messages already */
const ownId = processWide("sharedChangesId", () => randomUUID());

/** Tells the other sites what the CMS told this one. Without Redis, or while it is away, their change query finds it. */
export async function shareChange(message: WebhookMessage): Promise<void> {
  const client = redis();
  if (!client) return;
  const fields = JSON.stringify({ from: ownId, message }).slice(1);
  try {
    await client.eval(publishScript, 1, versionKey, channel, fields);
  } catch (error) {
    reportError(error, { part: "shared change" });
  }
}

/**
 * Takes what other sites tell. After a gap, and after each new connection, one change query finds what was lost. Does
 * nothing without Redis.
 */
export function followSharedChanges(): void {
  const subscriber = redis()?.duplicate({ autoResubscribe: false });
  if (!subscriber) return;
  let lastVersion: number | undefined;
  subscriber.on("ready", async () => {
    lastVersion = undefined;
    try {
      await subscriber.subscribe(channel);
      await compareAll();
    } catch (error) {
      reportError(error, { part: "shared changes" });
    }
  });
  subscriber.on("message", async (_channel, text) => {
    try {
      const { version, from, message } = SharedChange.parse(JSON.parse(text));
      const isGap = lastVersion !== undefined && version !== lastVersion + 1;
      lastVersion = version;
      if (from !== ownId) await takeWebhook(message);
      if (isGap) await compareAll();
    } catch (error) {
      reportError(error, { part: "shared changes" });
    }
  });
  // The other connection reports the outage (lib/caches/redis.ts).
  subscriber.on("error", () => {});
}
