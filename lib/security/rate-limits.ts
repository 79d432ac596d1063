import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { redis } from "@/lib/caches/redis";
import { processWide } from "@/lib/process-wide";

/** `points` within `duration` seconds, counted per visitor or, where the name ends in OfAll, for all together. */
const limits = {
  posts: { points: 60, duration: 600 },
  /** Responses stored for a page to show: a few more than posts, so that a flood gets its text back at first */
  responses: { points: 70, duration: 600 },
  tasks: { points: 60, duration: 600 },
  /** Handed to the CMS */
  sendings: { points: 20, duration: 600 },
  sendingsOfADay: { points: 100, duration: 86_400 },
  /** Above this the CMS's disk is being filled, by however many visitors. */
  sendingsOfAll: { points: 1000, duration: 3600 },
  /** How busy the forms are; decides how hard tasks are. */
  tasksOfAll: { points: 1_000_000, duration: 600 },
  /** Errors, times and replays: an open page sends one every few seconds at most. */
  reports: { points: 60, duration: 60 },
};

type Limit = keyof typeof limits;

const limiter = (name: Limit): RateLimiterAbstract =>
  processWide(`rateLimit.${name}`, () => {
    const options = { keyPrefix: name, ...limits[name] };
    const storeClient = redis();
    const insuranceLimiter = new RateLimiterMemory(options);
    return storeClient
      ? new RateLimiterRedis({ ...options, storeClient, insuranceLimiter })
      : insuranceLimiter;
  });

/** Counts one more; false when that exceeds the limit. */
export async function isWithin(limit: Limit, visitor = "all"): Promise<boolean> {
  try {
    await limiter(limit).consume(visitor);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}

/** Counts one more, and returns how many there were within the limit's duration. */
export async function countedSoFar(limit: Limit, visitor = "all"): Promise<number> {
  return (await limiter(limit).consume(visitor)).consumedPoints;
}
