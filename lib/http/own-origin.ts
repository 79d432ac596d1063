import { parseUrl } from "@dorfforum/shared/urls/targets";
import { serverEnv } from "@/lib/env/server";

/**
 * Whether a request was sent by one of the site's own pages, according to Sec-Fetch-Site. Browsers without it send Origin,
 * which has to be the public address or the requested host.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  const sent = origin === null ? undefined : parseUrl(origin);
  if (!sent) return false;
  return sent.origin === new URL(serverEnv().SITE_URL).origin || sent.host === headers.get("host");
}
