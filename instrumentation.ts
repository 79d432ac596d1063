import type { Instrumentation } from "next";
import { reportError } from "@/lib/monitoring/report-error";

/** Runs once when a server starts, never during a build. An incomplete environment ends the start with its reason. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { startServer } = await import("@/lib/server/start-server");
  await startServer(async (monitoring) =>
    (await import("./sentry.server.config")).startMonitoring(monitoring),
  );
}

/** Errors that Next caught in pages, route handlers, server actions and middleware. */
export const onRequestError: Instrumentation.onRequestError = (error, _request, { routePath, routeType }) => {
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : undefined;
  reportError(error, { part: routeType, route: routePath, digest });
};
