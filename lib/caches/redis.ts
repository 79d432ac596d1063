import { Redis } from "ioredis";
import { serverEnv } from "@/lib/env/server";
import { reportError } from "@/lib/monitoring/report-error";

/** What a question to Redis may take before memory answers instead, in milliseconds. */
const patience = 500;

/** What a server's start waits for it, in milliseconds */
const firstPatience = 3000;

const key = Symbol.for("dorfforum.redis");
// On globalThis, because Next bundles routes and pages apart in one process.
const shared = globalThis as { [key]?: Redis };

/** The common memory of several servers, or undefined where REDIS_URL is not set. An outage is reported once. */
export function redis(): Redis | undefined {
  const { REDIS_URL } = serverEnv();
  if (!REDIS_URL) return undefined;
  shared[key] ??= connect(REDIS_URL);
  return shared[key];
}

/** Begins to connect when a server starts, so that its first visitors are counted there too; never waits for long. */
export async function connectRedis(): Promise<void> {
  const client = redis();
  if (!client || client.status === "ready") return;
  await new Promise<void>((resolve) => {
    client.once("ready", resolve).once("error", () => resolve());
    setTimeout(resolve, firstPatience);
  });
}

function connect(url: string): Redis {
  const client = new Redis(url, {
    commandTimeout: patience,
    connectTimeout: 5000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    keyPrefix: "dorfforum:",
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  });
  let isAway = false;
  client.on("error", (error) => {
    if (isAway) return;
    isAway = true;
    reportError(new Error("Redis is away: limits and solved tasks are kept in memory", { cause: error }));
  });
  client.on("ready", () => {
    isAway = false;
  });
  return client;
}
