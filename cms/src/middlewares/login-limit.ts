import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import ipaddr from "ipaddr.js";
import type { Context, Next } from "koa";
import { mailSettings } from "../mail/mail-settings";
import { noPanelMail } from "../mail/panel-mail";

const maxAttempts = 30;
const intervalMinutes = 5;
const intervalMs = intervalMinutes * 60_000;

const guarded =
  /^\/admin\/(login|forgot-password|reset-password|register|register-admin|registration-info)\/*$/i;

/** Strapi's messages that the panel's pages before the log-in show as they come. */
const germanMessages: Record<string, string> = {
  "Invalid credentials": "E-Mail-Adresse oder Passwort stimmt nicht.",
  "Invalid registrationToken":
    "Dieser Link ist schon benutzt oder nicht vollständig kopiert. Bitte lassen Sie sich einen neuen schicken.",
  "This reset password token has expired": "Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.",
  "An application error occurred":
    "Dieser Link ist schon benutzt oder nicht vollständig kopiert. Bitte fordern Sie einen neuen an.",
  "Too many requests, please try again later.": `Das waren viele Versuche. Bitte warten Sie ${intervalMinutes} Minuten.`,
};

/**
 * Limits attempts of one address over all accounts. Strapi itself limits those of one address for one account: five in
 * five minutes. Nobody's attempts count against an account alone, so nobody can lock somebody else out. Refusals are German.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const attempts = new Map<string, { count: number; endMs: number }>();
  let isProxyReported = false;
  function countAttempt(ctx: Context): void {
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
  }
  return async (ctx: Context, next: Next) => {
    if (!guarded.test(ctx.path)) return next();
    try {
      if (ctx.method === "POST") countAttempt(ctx);
      if (/forgot-password/i.test(ctx.path) && !mailSettings())
        throw new errors.ApplicationError(noPanelMail);
      await next();
    } catch (error) {
      const german = error instanceof Error && germanMessages[error.message];
      if (german) error.message = german;
      throw error;
    }
  };
};

/** An IPv6 household has a whole /64 to choose addresses from. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address);
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${ip}/64`).toString();
}
