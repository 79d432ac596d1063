import { type ErrorContext, type ErrorReceiver, sendErrorsTo } from "./lib/monitoring/report-error";

type Navigation = (href: string, kind: string) => void;
let tellNavigation: Navigation | undefined;

/** Next calls this at the start of each navigation in the browser. */
export const onRouterTransitionStart: Navigation = (href, kind) => tellNavigation?.(href, kind);

const { monitoring: dsn, environment } = document.documentElement.dataset;

// Not a byte of it unless the operator has configured it.
if (dsn && environment) {
  const early: [unknown, ErrorContext][] = [];
  const keep: ErrorReceiver = (error, context) => {
    if (early.length < 20) early.push([error, context]);
  };
  const keepUncaught = (event: ErrorEvent | PromiseRejectionEvent) =>
    keep("reason" in event ? event.reason : event.error, { part: "page", uncaught: true });
  const events = ["error", "unhandledrejection"] as const;

  // Errors before the SDK is there are kept, for it comes late, and sent then.
  sendErrorsTo(keep);
  for (const event of events) addEventListener(event, keepUncaught);

  const start = async () => {
    const { startMonitoring } = await import("./sentry.client.config");
    const monitoring = await startMonitoring({ dsn, environment });
    for (const event of events) removeEventListener(event, keepUncaught);
    for (const [error, context] of early) monitoring.send(error, context);
    tellNavigation = monitoring.tellNavigation;
  };

  // Off the critical path: after the page has loaded and when nothing else is to be done.
  const whenIdle = () =>
    typeof requestIdleCallback === "function" ? requestIdleCallback(start) : setTimeout(start, 1000);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}
