import { createHash } from "node:crypto";
import { type AnalyticsEnv, analyticsOf } from "@/lib/env/analytics";
import type { ServerEnv } from "@/lib/env/server";
import type { Terms } from "./consent-cookie";
import type { Purpose } from "./purposes";

/** Raised by hand when the words of the question change their meaning: everyone is asked again. */
const edition = 1;

/** What visitors are asked on this site; no purposes when nothing configured needs consent. */
export function consentTerms(env: AnalyticsEnv & Pick<ServerEnv, "RECAPTCHA_SITE_KEY">): Terms {
  const analytics = analyticsOf(env);
  const recipients: [Purpose, string][] = [];
  if (analytics) recipients.push(["statistics", analytics.endpoint ?? "vercel"]);
  if (env.RECAPTCHA_SITE_KEY) recipients.push(["recaptcha", "google"]);
  return {
    purposes: recipients.map(([purpose]) => purpose),
    version: createHash("sha256")
      .update(JSON.stringify([edition, recipients]))
      .digest("base64url")
      .slice(0, 10),
  };
}

/** The terms as the browser gets them, in attributes of the document's root; absent when there is nothing to ask. */
export const termsAttributes = ({ purposes, version }: Terms) =>
  purposes.length > 0 ? { "data-consent": purposes.join(" "), "data-consent-version": version } : undefined;
