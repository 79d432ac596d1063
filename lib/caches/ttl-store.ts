import { LRUCache } from "lru-cache";
import { processWide } from "@/lib/runtime/process-wide";
import { cacheBytes } from "./cache-bytes";
import { redis } from "./redis";

// Clocks that tests set are those of Date, and a cached time would not follow them.
const clock = { perf: { now: () => Date.now() }, ttlResolution: 0 };

/** In memory the limits hold for each kind apart: texts of visitors must not push out claims, which cost a solved task. */
const memory = () =>
  processWide("ttlStore", () => ({
    texts: new LRUCache<string, string>({
      ...clock,
      max: 5000,
      maxSize: cacheBytes.visitorTexts,
      sizeCalculation: (text) => text.length || 1,
    }),
    claims: new LRUCache<string, true>({ ...clock, max: 100_000 }),
  }));

/** Redis where there is one and it answers (redis.ts reports its outage), else the memory of this process. */
async function redisOrMemory<Result>(
  inRedis: (client: NonNullable<ReturnType<typeof redis>>) => Promise<Result>,
  inMemory: () => Result,
): Promise<Result> {
  const client = redis();
  if (client?.status !== "ready") return inMemory();
  try {
    return await inRedis(client);
  } catch {
    return inMemory();
  }
}

/** Stores a text for `ttlSeconds`, or for less when the memory is full. */
export const storeText = (name: string, text: string, ttlSeconds: number): Promise<void> =>
  redisOrMemory(
    async (client) => void (await client.set(name, text, "EX", ttlSeconds)),
    () => void memory().texts.set(name, text, { ttl: ttlSeconds * 1000 }),
  );

export const readText = (name: string): Promise<string | undefined> =>
  redisOrMemory(
    async (client) => (await client.get(name)) ?? undefined,
    () => memory().texts.get(name),
  );

/** True for the first caller with this name within `ttlSeconds`. */
export const claim = (name: string, ttlSeconds: number): Promise<boolean> =>
  redisOrMemory(
    async (client) => (await client.set(name, "1", "EX", ttlSeconds, "NX")) === "OK",
    () => {
      const { claims } = memory();
      if (claims.has(name)) return false;
      claims.set(name, true, { ttl: ttlSeconds * 1000 });
      return true;
    },
  );
