import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { serverEnv } from "@/lib/env/server";
import { addressIn, addressKey, connectionHeader, isShared } from "@/lib/http/visitor-address";
import { log } from "@/lib/monitoring/log";
import { type Limit, secondsOverLimit } from "@/lib/security/rate-limits";
import type { Target } from "@/lib/urls/match-route";
import { routes } from "@/lib/urls/routes";

/** Files of the build cost next to nothing, and most of the API has limits of its own; what is missing counts as a page. */
function limitOf({ path, match }: Target): Limit | undefined {
  const limit = match?.route.limit;
  if (limit) return limit;
  const isUnlimited = match?.route.kind === "build" || path?.startsWith(routes.api);
  return isUnlimited ? undefined : "pages";
}

/** Addresses that were reported a short time ago */
const reported = new LRUCache<string, true>({ max: 1000, ttl: 10 * 60_000 });

/**
 * Counts a request for its address. One that may stand for many visitors is never refused but reported: most likely
 * TRUSTED_PROXY_HOPS is too low, and all visitors come from the proxy.
 * @returns seconds to wait where the address has asked too often, otherwise 0
 */
export async function secondsToWait({ headers }: IncomingMessage, target: Target): Promise<number> {
  const limit = limitOf(target);
  if (!limit) return 0;
  const address = addressIn(String(headers[connectionHeader] ?? ""), serverEnv().TRUSTED_PROXY_HOPS);
  const key = addressKey(address);
  const seconds = await secondsOverLimit(limit, key);
  if (seconds === 0 || (address && !isShared(address))) return seconds;
  if (!reported.has(key))
    log.warn({ limit, address }, "An address of this machine or a private network asks often");
  reported.set(key, true);
  return 0;
}
