import type { ServerEnv } from "./server";

/** URLs of the script and of its endpoint; undefined for the paths of Vercel's platform. */
export type Analytics = { scriptSrc?: string | undefined; endpoint?: string | undefined };

type Names = "ANALYTICS" | "ANALYTICS_SCRIPT_URL" | "ANALYTICS_ENDPOINT" | "VERCEL";
export type AnalyticsEnv = Pick<ServerEnv, Names>;

/** Undefined while analytics are off, and away from Vercel without both URLs: the script would be the site's 404 page. */
export function analyticsOf(env: AnalyticsEnv): Analytics | undefined {
  if (env.ANALYTICS !== "vercel" || isIncomplete(env)) return undefined;
  return { scriptSrc: env.ANALYTICS_SCRIPT_URL, endpoint: env.ANALYTICS_ENDPOINT };
}

const isIncomplete = (env: AnalyticsEnv) =>
  env.VERCEL === undefined && !(env.ANALYTICS_SCRIPT_URL && env.ANALYTICS_ENDPOINT);

/** A warning for the log at the start; undefined when the configuration is complete. */
export const analyticsWarning = (env: AnalyticsEnv): string | undefined =>
  env.ANALYTICS === "vercel" && isIncomplete(env)
    ? "ANALYTICS=vercel counts nothing and asks nobody: away from Vercel's platform it also needs ANALYTICS_SCRIPT_URL and ANALYTICS_ENDPOINT"
    : undefined;
