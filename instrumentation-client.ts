import { whenIdle } from "./lib/browser/when-idle";
import { type ErrorContext, type ErrorReceiver, sendErrorsTo } from "./lib/monitoring/report-error";

type ReportNavigation = (href: string, kind: string) => void;
let reportNavigation: ReportNavigation | undefined;

/** Next calls this at the start of each navigation in the browser. */
export const onRouterTransitionStart: ReportNavigation = (href, kind) => reportNavigation?.(href, kind);

const maxQueuedErrors = 20;

const { monitoring: dsn, environment } = document.documentElement.dataset;

// Nothing of the SDK is loaded unless the operator has configured it.
if (dsn && environment) {
  const queue: [unknown, ErrorContext][] = [];
  const enqueue: ErrorReceiver = (error, context) => {
    if (queue.length < maxQueuedErrors) queue.push([error, context]);
  };
  const enqueueUncaught = (event: ErrorEvent | PromiseRejectionEvent) =>
    enqueue("reason" in event ? event.reason : event.error, { part: "page", uncaught: true });
  const events = ["error", "unhandledrejection"] as const;

  // The SDK is loaded late: errors before that are queued and sent then.
  sendErrorsTo(enqueue);
  for (const event of events) addEventListener(event, enqueueUncaught);

  const start = async () => {
    const { startMonitoring } = await import("./sentry.client.config");
    const monitoring = await startMonitoring({ dsn, environment });
    for (const event of events) removeEventListener(event, enqueueUncaught);
    for (const [error, context] of queue) monitoring.send(error, context);
    reportNavigation = monitoring.reportNavigation;
  };

  // Off the critical path: after the page has loaded and when the browser is idle.
  const startIdle = () => whenIdle(start);
  if (document.readyState === "complete") startIdle();
  else addEventListener("load", startIdle, { once: true });
}
