import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { serverEnv } from "@/lib/env/server";
import { decodedPath } from "@/lib/http/decoded-path";
import { addressIn, addressKey, connectionHeader, isShared } from "@/lib/http/visitor-address";
import { log } from "@/lib/monitoring/log";
import { type Limit, secondsOverLimit } from "@/lib/security/rate-limits";
import { routes } from "@/lib/urls/routes";

/** What costs next to nothing, or has limits of its own; what is missing there is a page. */
const unlimited = /^\/(?:_next\/static|api)\//;
const files = /^\/(?:medien|dateien|teilbild)\//;

function limitOf(rawPath: string): Limit | undefined {
  const path = decodedPath(rawPath) ?? rawPath;
  if (path === "/api/suche/vorschlaege") return "suggestions";
  if (path === "/api/suche" || `${path}/`.startsWith(`${routes.search()}/`)) return "searches";
  if ([routes.proposal(""), routes.confirmation("")].some((folder) => path.startsWith(folder)))
    return "proposals";
  if (unlimited.test(path)) return undefined;
  return files.test(path) ? "files" : "pages";
}

/** Addresses that were reported a short time ago */
const reported = new LRUCache<string, true>({ max: 1000, ttl: 10 * 60_000 });

/**
 * Counts a request for its address. One that may stand for many visitors is never refused but reported: most likely
 * TRUSTED_PROXY_HOPS is too low, and all visitors come from the proxy.
 * @returns seconds to wait where the address has asked too often, otherwise 0
 */
export async function secondsToWait({ url = "/", headers }: IncomingMessage): Promise<number> {
  const limit = limitOf(url.split("?", 1)[0] ?? "");
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
