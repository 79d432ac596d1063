/** What server and browser share (specification §7 and §9): everything is traced, nothing personal is sent. */
export const sharedOptions = (dsn: string, environment: string) => ({
  dsn,
  environment,
  sendDefaultPii: false,
  tracesSampleRate: 1,
});

/** The DSN and environment as the browser gets them, in attributes of the document's root; absent while off. */
export const monitoringAttributes = (monitoring: Monitoring | undefined) =>
  monitoring && { "data-monitoring": monitoring.dsn, "data-environment": monitoring.environment };

export type Monitoring = { dsn: string; environment: string };

/** Undefined unless a DSN is set and this is production. */
export function monitoringOf(env: { SENTRY_DSN?: string | undefined; SENTRY_ENVIRONMENT: string }) {
  if (!env.SENTRY_DSN || process.env.NODE_ENV !== "production") return undefined;
  return { dsn: env.SENTRY_DSN, environment: env.SENTRY_ENVIRONMENT } satisfies Monitoring;
}
