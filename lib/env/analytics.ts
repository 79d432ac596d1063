import type { ServerEnv } from "@/lib/env/server";

/** Where the browser loads the script from and where it sends to; undefined: Vercel's own paths, on their platform. */
export type Analytics = { scriptSrc?: string | undefined; endpoint?: string | undefined };

export type AnalyticsEnv = Pick<
  ServerEnv,
  "ANALYTICS" | "ANALYTICS_SCRIPT_URL" | "ANALYTICS_ENDPOINT" | "VERCEL"
>;

/** Undefined while it is off, and while its addresses are missing away from Vercel: the script would be our own 404 page. */
export function analyticsOf(env: AnalyticsEnv): Analytics | undefined {
  if (env.ANALYTICS !== "vercel" || isIncomplete(env)) return undefined;
  return { scriptSrc: env.ANALYTICS_SCRIPT_URL, endpoint: env.ANALYTICS_ENDPOINT };
}

const isIncomplete = (env: AnalyticsEnv) =>
  env.VERCEL === undefined && !(env.ANALYTICS_SCRIPT_URL && env.ANALYTICS_ENDPOINT);

/** What the operator has to know at the start, in English; undefined when all is well. */
export const analyticsWarning = (env: AnalyticsEnv): string | undefined =>
  env.ANALYTICS === "vercel" && isIncomplete(env)
    ? "ANALYTICS=vercel counts nothing and asks nobody: away from Vercel's platform it also needs ANALYTICS_SCRIPT_URL and ANALYTICS_ENDPOINT"
    : undefined;
