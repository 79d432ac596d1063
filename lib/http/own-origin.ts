import { serverEnv } from "@/lib/env/server";

/**
 * Whether a form was sent from one of our own pages. Browsers say so themselves; older ones name the origin only,
 * which then has to be the public address or the one that was asked.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  if (origin === null || !URL.canParse(origin)) return false;
  const { host, origin: named } = new URL(origin);
  return named === new URL(serverEnv().SITE_URL).origin || host === headers.get("host");
}
