import { analyticsWarning } from "./analytics/analytics-of";
import { watchChanges } from "./cms/changes-watch";
import { EnvironmentError, serverEnv } from "./env/server";
import { followConnections } from "./forms/follow-connections";
import { connectRedis } from "./forms/redis";
import { monitoringOf } from "./monitoring/options";
import { watchIndex } from "./search/live/live-index";

/** Checks the environment, learns where visitors come from, starts monitoring where it is configured, and begins to follow the CMS. */
export async function startServer(): Promise<void> {
  const env = checkedEnv();
  const warning = analyticsWarning(env);
  if (warning) process.stderr.write(`[warn] ${warning}\n`);
  const monitoring = monitoringOf(env);
  if (monitoring) (await import("../sentry.server.config")).startMonitoring(monitoring);
  followConnections();
  await connectRedis();
  watchChanges();
  watchIndex();
}

function checkedEnv() {
  try {
    return serverEnv();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
