import type { RedirectEntry } from "@/lib/cms/redirect-entries";
import { serverEnv } from "@/lib/env/server";
import { toRedirectTarget } from "@/lib/urls/targets";

/** Redirects to the Ziel. Middleware has answered 404 for what is missing or unsafe before. */
export function followRedirectEntry(redirectEntry: RedirectEntry | undefined): Response {
  const target = redirectEntry && toRedirectTarget(redirectEntry.target, serverEnv().SITE_URL);
  if (!target) return new Response(null, { status: 404 });
  return new Response(null, { status: 307, headers: { Location: target, "Cache-Control": "no-store" } });
}
