import { floodMinutes } from "@dorfforum/shared/forms/form-fields";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { redis } from "@/lib/caches/redis";
import { processWide } from "@/lib/runtime/process-wide";

/** `points` within `duration` seconds, counted per visitor or, where the name ends in OfAll, for all together. */
const limits = {
  posts: { points: 60, duration: floodMinutes * 60 },
  /** Responses stored for a page to show: a few more than posts, so that a flood gets its text back at first */
  responses: { points: 70, duration: 600 },
  tasks: { points: 60, duration: 600 },
  /** Handed to the CMS */
  sendings: { points: 20, duration: floodMinutes * 60 },
  sendingsOfADay: { points: 100, duration: 86_400 },
  /** Above this the CMS's disk is being filled, by however many visitors. */
  sendingsOfAll: { points: 1000, duration: 3600 },
  /** Handed to the CMS without a robot check, because the mailbox that is named confirms them */
  confirmedSendings: { points: 20, duration: 3600 },
  /** Devices for push messages */
  devices: { points: 10, duration: 3600 },
  /** Answers to "War das hilfreich?" and remarks, each of which asks the CMS */
  feedback: { points: 30, duration: 600 },
  feedbackOfAll: { points: 3000, duration: 3600 },
  /** How busy the forms are; decides how hard tasks are. */
  tasksOfAll: { points: 1_000_000, duration: 600 },
  /** Errors, times and replays: an open page sends one every few seconds at most. */
  reports: { points: 60, duration: 60 },
  // Of one address, behind which 200 people may be at home: a school, a company, a provider's gateway.
  pages: { points: 1200, duration: 60 },
  searches: { points: 300, duration: 60 },
  /** Each of these pages asks the CMS. */
  proposals: { points: 60, duration: 60 },
  /** Posts of mail programs, which come from few addresses and ask the CMS each time */
  leavings: { points: 600, duration: 60 },
  /** A page shows up to thirty pictures. */
  files: { points: 12_000, duration: 60 },
  /** One for each key that is pressed, or each field of a form that changes */
  suggestions: { points: 1500, duration: 60 },
};

export type Limit = keyof typeof limits;

const limiter = (name: Limit) =>
  processWide(`rateLimit.${name}`, () => {
    const options = { keyPrefix: name, ...limits[name] };
    const storeClient = redis();
    const insuranceLimiter = new RateLimiterMemory(options);
    return storeClient
      ? new RateLimiterRedis({ ...options, storeClient, insuranceLimiter })
      : insuranceLimiter;
  });

/** In the memory of this process alone: what is asked of every request must not wait for Redis. */
const localLimiter = (name: Limit) =>
  processWide(`localRateLimit.${name}`, () => new RateLimiterMemory({ keyPrefix: name, ...limits[name] }));

/** Counts one more in this process. @returns seconds until the visitor is below the limit again; 0 within it */
export async function secondsOverLimit(limit: Limit, visitor: string): Promise<number> {
  try {
    await localLimiter(limit).consume(visitor);
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.ceil(error.msBeforeNext / 1000);
    throw error;
  }
}

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
