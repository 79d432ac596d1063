import { serverEnv } from "@/lib/env/server";

/**
 * Whether a request was sent by one of the site's own pages, according to Sec-Fetch-Site. Browsers without it send Origin,
 * which has to be the public address or the requested host.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  if (origin === null || !URL.canParse(origin)) return false;
  const { host, origin: sentOrigin } = new URL(origin);
  return sentOrigin === new URL(serverEnv().SITE_URL).origin || host === headers.get("host");
}
