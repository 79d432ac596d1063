export type Monitoring = { dsn: string; environment: string };

/** Specification §7 and §9. What the SDK collects nevertheless is removed before it is sent (scrub-envelope.ts). */
export const sharedOptions = ({ dsn, environment }: Monitoring) =>
  ({
    dsn,
    environment,
    tracesSampleRate: 1,
    // Whole transactions: every Sentry server takes them, and they can be scrubbed before they are sent.
    traceLifecycle: "static",
    maxBreadcrumbs: 30,
    sendClientReports: false,
    enhanceFetchErrorMessages: "report-only",
    // Since version 11 each of these is on by default, and sendDefaultPii is gone.
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

/** Attributes of <html>, from which instrumentation-client.ts reads the configuration. */
export const monitoringAttributes = (monitoring: Monitoring | undefined) =>
  monitoring && { "data-monitoring": monitoring.dsn, "data-environment": monitoring.environment };

/** The configuration from the environment; undefined without a DSN and outside production. */
export function monitoringOf(env: { SENTRY_DSN?: string | undefined; SENTRY_ENVIRONMENT: string }) {
  if (!env.SENTRY_DSN || process.env.NODE_ENV !== "production") return undefined;
  return { dsn: env.SENTRY_DSN, environment: env.SENTRY_ENVIRONMENT } satisfies Monitoring;
}
