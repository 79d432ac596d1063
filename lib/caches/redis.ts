import { Redis } from "ioredis";
import { serverEnv } from "@/lib/env/server";
import { reportError } from "@/lib/monitoring/report-error";
import { processWide } from "@/lib/runtime/process-wide";

/** After this time a command fails, and memory answers instead. */
const commandTimeoutMs = 500;
const connectTimeoutMs = 5000;
const startTimeoutMs = 3000;
const maxReconnectDelayMs = 5000;

/** What several servers share, or undefined where REDIS_URL is not set. An outage is reported once. */
export function redis(): Redis | undefined {
  const { REDIS_URL } = serverEnv();
  return REDIS_URL ? processWide("redis", () => connect(REDIS_URL)) : undefined;
}

/** Connects when a server starts, so that its first visitors are counted there too. */
export async function connectRedis(): Promise<void> {
  const client = redis();
  if (!client || client.status === "ready") return;
  await new Promise<void>((resolve) => {
    client.once("ready", resolve).once("error", () => resolve());
    setTimeout(resolve, startTimeoutMs);
  });
}

function connect(url: string): Redis {
  const client = new Redis(url, {
    commandTimeout: commandTimeoutMs,
    connectTimeout: connectTimeoutMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    keyPrefix: "dorfforum:",
    retryStrategy: (attempt) => Math.min(attempt * 200, maxReconnectDelayMs),
  });
  let isDown = false;
  client.on("error", (error) => {
    if (isDown) return;
    isDown = true;
    reportError(
      new Error(
        "Redis is away: limits and solved tasks are kept in memory, changes reach other sites within 30 seconds",
        { cause: error },
      ),
    );
  });
  client.on("ready", () => {
    isDown = false;
  });
  return client;
}
