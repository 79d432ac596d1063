import { connectRedis } from "@/lib/caches/redis";
import { problemOfFeatures } from "@/lib/cms/changes";
import { followSettings } from "@/lib/cms/follow-settings";
import { schedulePurge } from "@/lib/content/purge-unpublished-media";
import { followSharedChanges } from "@/lib/content/shared-changes";
import { watchChanges } from "@/lib/content/watch-changes";
import { analyticsWarning } from "@/lib/env/analytics";
import { EnvironmentError, serverEnv } from "@/lib/env/server";
import { followEvents } from "@/lib/events/current-calendar";
import { loadStaticMarkup } from "@/lib/html/static-markup";
import { followMailOffer } from "@/lib/letters/cms/subscriptions";
import { log, logConsole, logError } from "@/lib/monitoring/log";
import { startMetrics } from "@/lib/monitoring/metrics";
import { type Monitoring, monitoringOf } from "@/lib/monitoring/options";
import { logErrorsTo } from "@/lib/monitoring/report-error";
import { followNotices } from "@/lib/notices/cms/follow-notices";
import { pageState } from "@/lib/routing/page-state";
import { startIndexing } from "@/lib/search/indexing/current-index";
import { routeNameOf } from "@/lib/urls/match-route";
import { guardServers } from "./guard-servers";

/** @param startMonitoring called when a DSN is set, before anything else can fail */
export async function startServer(startMonitoring: (monitoring: Monitoring) => Promise<void>): Promise<void> {
  // Copies of the content are for the user of this process alone.
  process.umask(0o077);
  const env = checkedEnv();
  log.level = env.LOG_LEVEL;
  logErrorsTo(logError);
  // While developing, Next's own output is the more useful.
  if (process.env.NODE_ENV === "production") logConsole();
  // Next answers requests that come before it.
  guardServers(pageState);
  const warning = analyticsWarning(env);
  if (warning) log.warn(warning);
  const monitoring = monitoringOf(env);
  if (monitoring) await startMonitoring(monitoring);
  if (env.METRICS_TOKEN) await startMetrics(routeNameOf);
  await requireSameFeatures();
  await loadStaticMarkup();
  await connectRedis();
  watchChanges();
  followSharedChanges();
  followNotices();
  followSettings();
  followMailOffer();
  startIndexing();
  followEvents();
  schedulePurge();
}

/** Ends the process with status 1 and a message on stderr when the environment is incomplete. */
function checkedEnv() {
  try {
    return serverEnv();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    refuseToStart(error.message);
  }
}

/** Ends the process with status 1 when the CMS runs with other features. */
async function requireSameFeatures(): Promise<void> {
  const problem = await problemOfFeatures();
  if (problem) refuseToStart(`The site cannot start: ${problem}`);
}

function refuseToStart(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
