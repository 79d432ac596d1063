import { captureException, init } from "@sentry/nextjs";
import { type Monitoring, sharedOptions } from "./lib/monitoring/options";
import { sendErrorsTo } from "./lib/monitoring/report-error";

/** Called by the server's start when a DSN is set, and only then loaded. */
export function startMonitoring({ dsn, environment }: Monitoring): void {
  init(sharedOptions(dsn, environment));
  sendErrorsTo((error, context) => captureException(error, { extra: context }));
}
