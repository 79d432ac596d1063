/** Where reports go and under which name; the browser gets it from the page. */
export type Monitoring = { dsn: string; environment: string };

/**
 * What server and browser share (specification §7 and §9): everything is traced, nothing personal is collected. What
 * the SDK collects all the same is taken away before it is sent (scrub-envelope.ts).
 */
export const sharedOptions = ({ dsn, environment }: Monitoring) =>
  ({
    dsn,
    environment,
    tracesSampleRate: 1,
    // Whole transactions, which every Sentry server takes, and which can be read before they are sent.
    traceLifecycle: "static",
    maxBreadcrumbs: 30,
    sendClientReports: false,
    enhanceFetchErrorMessages: "report-only",
    // In version 11 each of these is on unless it is named; there is no sendDefaultPii any more.
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [] as never[],
      urlQueryParams: false,
      databaseQueryData: false,
      queues: false,
      stackFrameVariables: false,
      frameContextLines: 0,
      graphQL: { document: false, variables: false },
      genAI: { inputs: false, outputs: false },
    },
  }) as const;

/** The DSN and environment as the browser gets them, in attributes of the document's root; absent while off. */
export const monitoringAttributes = (monitoring: Monitoring | undefined) =>
  monitoring && { "data-monitoring": monitoring.dsn, "data-environment": monitoring.environment };

/** Undefined unless a DSN is set and this is production. */
export function monitoringOf(env: { SENTRY_DSN?: string | undefined; SENTRY_ENVIRONMENT: string }) {
  if (!env.SENTRY_DSN || process.env.NODE_ENV !== "production") return undefined;
  return { dsn: env.SENTRY_DSN, environment: env.SENTRY_ENVIRONMENT } satisfies Monitoring;
}
