import { init, replayIntegration } from "@sentry/nextjs";
import { type Monitoring, sharedOptions } from "./lib/monitoring/options";

/** Called by instrumentation-client.ts when the server handed a DSN over; without one no byte of this is loaded. */
export function startMonitoring({ dsn, environment }: Monitoring): void {
  init({
    ...sharedOptions(dsn, environment),
    // The strict CSP knows no foreign host, and visitors' browsers talk to none.
    tunnel: "/api/monitoring",
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    integrations: [
      // Without stickySession: false it would write to the visitor's device.
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        stickySession: false,
      }),
    ],
  });
}
