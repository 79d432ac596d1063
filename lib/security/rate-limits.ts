import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { redis } from "@/lib/caches/redis";

/** `points` in so many seconds, from one address or, where the name says so, from all together. */
const rules = {
  /** Everything that is posted to a form, in order or not */
  posts: { points: 60, duration: 600 },
  /** Answers that are kept for a page to show: a few more than posts, so that a flood gets its text back at first */
  answers: { points: 70, duration: 600 },
  tasks: { points: 60, duration: 600 },
  /** What is handed to the CMS */
  sendings: { points: 20, duration: 600 },
  sendingsOfADay: { points: 100, duration: 86_400 },
  /** Above this the CMS's disk is being filled, whoever does it. */
  sendingsOfAll: { points: 1000, duration: 3600 },
  /** How busy the forms are; decides how hard tasks are. */
  tasksOfAll: { points: 1_000_000, duration: 600 },
  /** Of errors, times and replays: an open page sends one every few seconds at most */
  reports: { points: 60, duration: 60 },
};

type Rule = keyof typeof rules;

const key = Symbol.for("dorfforum.rateLimits");
// On globalThis, because Next bundles routes apart in one process.
const shared = globalThis as { [key]?: Map<Rule, RateLimiterAbstract> };

function limiter(rule: Rule): RateLimiterAbstract {
  shared[key] ??= new Map();
  const known = shared[key].get(rule);
  if (known) return known;
  const options = { keyPrefix: rule, ...rules[rule] };
  const client = redis();
  const insuranceLimiter = new RateLimiterMemory(options);
  const made = client
    ? new RateLimiterRedis({ ...options, storeClient: client, insuranceLimiter })
    : insuranceLimiter;
  shared[key].set(rule, made);
  return made;
}

/** Counts one more; false when that is more than the rule allows. */
export async function isWithin(rule: Rule, visitor = "all"): Promise<boolean> {
  try {
    await limiter(rule).consume(visitor);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}

/** Counts one more. @returns how many there were in the rule's time, with this one */
export async function countedSoFar(rule: Rule, visitor = "all"): Promise<number> {
  return (await limiter(rule).consume(visitor)).consumedPoints;
}
