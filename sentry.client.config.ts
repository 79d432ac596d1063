import {
  type BrowserOptions,
  breadcrumbsIntegration,
  captureException,
  captureRouterTransitionStart,
  init,
  makeFetchTransport,
} from "@sentry/nextjs";
import { type Monitoring, sharedOptions } from "./lib/monitoring/options";
import { type ErrorReceiver, sendErrorsTo } from "./lib/monitoring/report-error";
import { scrubEnvelope } from "./lib/monitoring/scrub-envelope";
import { routes } from "./lib/urls/routes";

/** What is not sent is not recorded either. */
const excludedIntegrations = ["BrowserSession", "Breadcrumbs", "Console", "HttpContext", "CultureContext"];

/** Resolves once there is a network. Reports wait in memory and go with the page: nothing is stored on the device. */
const waitUntilOnline = () =>
  navigator.onLine
    ? undefined
    : new Promise<void>((resolve) => addEventListener("online", () => resolve(), { once: true }));

const send: ErrorReceiver = (error, context) => captureException(error, { tags: context });

/** Called by instrumentation-client.ts when the page carries a DSN; otherwise this file is not loaded. */
export async function startMonitoring(monitoring: Monitoring) {
  // First, so that it records when the first error is sent. Errors are reported without a replay when it fails to load.
  const replay = await import("./lib/monitoring/replay").then(
    ({ createReplay }) => createReplay(),
    () => undefined,
  );
  const options: BrowserOptions = {
    ...sharedOptions(monitoring),
    // The CSP allows no foreign host: reports go through the site.
    tunnel: routes.monitoring,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    integrations: (defaults) => [
      ...defaults.filter(({ name }) => !excludedIntegrations.includes(name)),
      breadcrumbsIntegration({ dom: false }),
      ...(replay ? [replay.integration] : []),
    ],
    transport: (options) => {
      const transport = makeFetchTransport(options);
      return {
        flush: transport.flush,
        send: async (envelope) => {
          await waitUntilOnline();
          return transport.send(await scrubEnvelope(envelope, replay?.scrubRecording));
        },
      };
    },
  };
  init(options);
  sendErrorsTo(send);
  return { send, reportNavigation: captureRouterTransitionStart };
}
