import { isIPv6 } from "node:net";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context, Next } from "koa";

const guarded = /^\/admin\/(login|forgot-password|reset-password|register|register-admin)\/*$/i;
const maxAttempts = 30;
const intervalMs = 5 * 60_000;

/**
 * Limits attempts of one address over all accounts. Strapi itself limits those of one address for one account: five in
 * five minutes. Nobody's attempts count against an account alone, so nobody can lock somebody else out.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const attempts = new Map<string, { count: number; endMs: number }>();
  let isProxyReported = false;
  return async (ctx: Context, next: Next) => {
    if (ctx.method !== "POST" || !guarded.test(ctx.path)) return next();
    if (!ctx.app.proxy && ctx.get("X-Forwarded-For") && !isProxyReported) {
      isProxyReported = true;
      strapi.log.warn(
        "A log-in came with X-Forwarded-For, but TRUSTED_PROXY_HOPS is 0: behind a proxy all editors share one limit.",
      );
    }
    const nowMs = Date.now();
    for (const [network, { endMs }] of attempts) if (endMs <= nowMs) attempts.delete(network);
    const network = networkOf(ctx.request.ip);
    const { count, endMs } = attempts.get(network) ?? { count: 0, endMs: nowMs + intervalMs };
    attempts.set(network, { count: count + 1, endMs });
    if (count >= maxAttempts) throw new errors.RateLimitError();
    return next();
  };
};

/** An IPv6 household has a whole /64 to choose addresses from. */
export function networkOf(address: string): string {
  const ip = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(ip)) return ip;
  const [before = "", after] = ip.split("::");
  const groups = before.split(":");
  return [...groups, ...(after === undefined ? [] : ["0", "0", "0", "0"])].slice(0, 4).join(":");
}
