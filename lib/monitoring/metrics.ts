import type { Counter, Gauge, Histogram, Registry } from "prom-client";
import { processWide } from "@/lib/runtime/process-wide";

/** What is measured, by the names of docs/operating.md. Gauges get their values in app/api/metrics/route.ts. */
export type Metrics = {
  registry: Registry;
  /** The name of a request's route, one of a fixed number, whatever a stranger asks for */
  routeNameOf: (url: string) => string;
  httpRequests: Counter<"route" | "method" | "status">;
  httpSeconds: Histogram<"route">;
  cmsRequests: Counter<"kind" | "status">;
  cmsSeconds: Histogram<"kind">;
  contentAge: Gauge<"type">;
  contentState: Gauge<"type" | "state">;
  searchEntries: Gauge;
  searchIndexAge: Gauge;
  submissionsWaiting: Gauge<"type">;
  mailsWaiting: Gauge;
  mailsFailed: Gauge;
};

const shared = processWide("metrics", () => ({ started: undefined as Metrics | undefined }));

/** Undefined while METRICS_TOKEN is not set: nothing is measured then. */
export const metrics = (): Metrics | undefined => shared.started;

/** Begins to measure. prom-client is loaded here alone, so that servers without metrics do without it. */
export async function startMetrics(routeNameOf: Metrics["routeNameOf"]): Promise<void> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import("prom-client");
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const described = (name: string, help: string) => ({
    name: `dorfforum_${name}`,
    help,
    registers: [registry],
  });
  shared.started = {
    registry,
    routeNameOf,
    httpRequests: new Counter({
      ...described("http_requests_total", "Requests that were answered, or aborted by their client"),
      labelNames: ["route", "method", "status"],
    }),
    httpSeconds: new Histogram({
      ...described("http_request_duration_seconds", "From the request's headers to the end of its response"),
      labelNames: ["route"],
    }),
    cmsRequests: new Counter({
      ...described(
        "cms_requests_total",
        "Requests to the CMS; failed: no answer, or one that cannot be read",
      ),
      labelNames: ["kind", "status"],
    }),
    cmsSeconds: new Histogram({
      ...described("cms_request_duration_seconds", "Requests to the CMS with their answers' bodies"),
      labelNames: ["kind"],
    }),
    contentAge: new Gauge({
      ...described("content_age_seconds", "Since a type's copy was last known to equal the CMS's content"),
      labelNames: ["type"],
    }),
    contentState: new Gauge({
      ...described("content_state", "1 for the state that a type's copy is in, 0 for the others"),
      labelNames: ["type", "state"],
    }),
    searchEntries: new Gauge(described("search_entries", "Entries in the search index")),
    searchIndexAge: new Gauge(
      described("search_index_age_seconds", "Since the search index was last known to hold all content"),
    ),
    submissionsWaiting: new Gauge({
      ...described("submissions_waiting", "Submissions and messages that no editor has begun to work on"),
      labelNames: ["type"],
    }),
    mailsWaiting: new Gauge(described("mails_waiting", "Mails of the CMS that are due and not sent")),
    mailsFailed: new Gauge(described("mails_failed", "Mails of these that were tried at least once")),
  };
}

export function measureRequest(
  url: string,
  method: string,
  status: number | "aborted",
  durationMs: number,
): void {
  const { started } = shared;
  if (!started) return;
  const route = started.routeNameOf(url);
  started.httpRequests.inc({ route, method, status });
  started.httpSeconds.observe({ route }, durationMs / 1000);
}

export function measureCmsRequest(
  kind: "read" | "write" | "file",
  status: number | "failed",
  durationMs: number,
): void {
  shared.started?.cmsRequests.inc({ kind, status });
  shared.started?.cmsSeconds.observe({ kind }, durationMs / 1000);
}
