import { serverEnv } from "@/lib/env/server";
import { monitoringOf } from "@/lib/monitoring/options";
import { reportError } from "@/lib/monitoring/report-error";

/** Bytes of one envelope; a replay's segment is the largest. */
const largest = 2_000_000;

/** Passes the browser's error reports on to the configured DSN's host and nowhere else. */
export async function POST(request: Request): Promise<Response> {
  const monitoring = monitoringOf(serverEnv());
  if (!monitoring) return new Response(null, { status: 404 });
  const envelope = await request.arrayBuffer();
  if (envelope.byteLength > largest) return new Response(null, { status: 413 });
  const dsn = new URL(monitoring.dsn);
  const target = new URL(
    `/api${dsn.pathname}/envelope/?sentry_key=${dsn.username}`,
    `${dsn.protocol}//${dsn.host}`,
  );
  try {
    const answer = await fetch(target, {
      method: "POST",
      body: envelope,
      signal: AbortSignal.timeout(10_000),
    });
    return new Response(null, { status: answer.status });
  } catch (error) {
    reportError(error, { part: "monitoring tunnel" });
    return new Response(null, { status: 502 });
  }
}
