import { connectRedis } from "@/lib/caches/redis";
import { analyticsWarning } from "@/lib/env/analytics";
import { keepForgetting } from "@/lib/media/forget-hidden";
import { watchChanges } from "./cms/changes-watch";
import { EnvironmentError, serverEnv } from "./env/server";
import { watchDates } from "./events/watch-dates";
import { logConsole } from "./monitoring/console-to-log";
import { log, logError } from "./monitoring/log";
import { monitoringOf } from "./monitoring/options";
import { logErrorsTo } from "./monitoring/report-error";
import { logRequests } from "./monitoring/request-log";
import { watchIndex } from "./search/live/live-index";
import { followConnections } from "./security/follow-connections";
import { secureAnswers } from "./security/secure-answers";

/**
 * Checks the environment, starts log and monitoring, learns where visitors come from, secures every answer, and begins
 * to follow the CMS.
 */
export async function startServer(): Promise<void> {
  const env = checkedEnv();
  logErrorsTo(logError);
  // While developing, Next's own words are the better ones.
  if (process.env.NODE_ENV === "production") logConsole();
  const warning = analyticsWarning(env);
  if (warning) log.warn(warning);
  const monitoring = monitoringOf(env);
  if (monitoring) (await import("../sentry.server.config")).startMonitoring(monitoring);
  followConnections();
  secureAnswers();
  logRequests();
  await connectRedis();
  watchChanges();
  watchIndex();
  void watchDates();
  keepForgetting();
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
