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
import { routes } from "./lib/routes";

/** Sessions, contents of the console and what was clicked on are not sent, so they are not even noted. */
const unwanted = ["BrowserSession", "Breadcrumbs", "Console", "HttpContext", "CultureContext"];

/** Reports wait in memory while there is no network; with the page they are gone, for nothing is stored on the device. */
const online = () =>
  navigator.onLine
    ? undefined
    : new Promise<void>((resolve) => addEventListener("online", () => resolve(), { once: true }));

const send: ErrorReceiver = (error, context) => captureException(error, { tags: context });

/** Called by instrumentation-client.ts when the server handed a DSN over; without one no byte of this is loaded. */
export async function startMonitoring(monitoring: Monitoring) {
  // First, so that it watches when the first error is sent; but an error is worth more than its picture.
  const replay = await import("./lib/monitoring/replay").then(
    ({ createReplay }) => createReplay(),
    () => undefined,
  );
  const options: BrowserOptions = {
    ...sharedOptions(monitoring),
    // The strict CSP knows no foreign host, and visitors' browsers talk to none.
    tunnel: routes.monitoring,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    integrations: (usual) => [
      ...usual.filter(({ name }) => !unwanted.includes(name)),
      breadcrumbsIntegration({ dom: false }),
      ...(replay ? [replay.integration] : []),
    ],
    transport: (options) => {
      const transport = makeFetchTransport(options);
      return {
        flush: transport.flush,
        send: async (envelope) => {
          await online();
          return transport.send(await scrubEnvelope(envelope, replay?.scrubRecording));
        },
      };
    },
  };
  init(options);
  sendErrorsTo(send);
  return { send, tellNavigation: captureRouterTransitionStart };
}
