import { createHash } from "node:crypto";
import { type AnalyticsEnv, analyticsOf } from "@/lib/env/analytics";
import type { ServerEnv } from "@/lib/env/server";
import type { ConsentConfig } from "./consent-cookie";
import type { Purpose } from "./purposes";

/** Increase it when the wording changes its meaning: every visitor is asked again. */
const wordingVersion = 1;

export function consentConfig(env: AnalyticsEnv & Pick<ServerEnv, "RECAPTCHA_SITE_KEY">): ConsentConfig {
  const analytics = analyticsOf(env);
  const recipients: [Purpose, string][] = [];
  if (analytics) recipients.push(["statistics", analytics.endpoint ?? "vercel"]);
  if (env.RECAPTCHA_SITE_KEY) recipients.push(["recaptcha", "google"]);
  return {
    purposes: recipients.map(([purpose]) => purpose),
    version: createHash("sha256")
      .update(JSON.stringify([wordingVersion, recipients]))
      .digest("base64url")
      .slice(0, 10),
  };
}

/** Attributes of <html>, from which consent-store.ts reads the config. */
export const consentAttributes = ({ purposes, version }: ConsentConfig) =>
  purposes.length > 0 ? { "data-consent": purposes.join(" "), "data-consent-version": version } : undefined;
