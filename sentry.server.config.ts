import { captureException, init, makeNodeTransport, type NodeOptions } from "@sentry/nextjs";
import { currentRequest } from "./lib/monitoring/log";
import { type Monitoring, sharedOptions } from "./lib/monitoring/options";
import { sendErrorsTo } from "./lib/monitoring/report-error";
import { scrubEnvelope } from "./lib/monitoring/scrub-envelope";
import { routes } from "./lib/urls/routes";

/** Called by instrumentation.ts when a DSN is set, and only then loaded. */
export function startMonitoring(monitoring: Monitoring): void {
  const options: NodeOptions = {
    ...sharedOptions(monitoring),
    // Otherwise each report of a browser would make another trace, and each start one for every module.
    ignoreSpans: [routes.monitoring, routes.health, /^(load|register) /],
    // It would instrument database drivers, of which there are none here, and fails in a bundle.
    enableRuntimeChannelInjection: false,
    // No trace headers are sent to the CMS.
    tracePropagationTargets: [],
    transport: (options) => {
      const transport = makeNodeTransport(options);
      return {
        flush: transport.flush,
        send: async (envelope) => transport.send(await scrubEnvelope(envelope)),
      };
    },
  };
  init(options);
  sendErrorsTo((error, context) =>
    captureException(error, { tags: { ...currentRequest.getStore(), ...context } }),
  );
}
