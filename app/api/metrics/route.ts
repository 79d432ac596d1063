import { readQueues } from "@/lib/cms/queues";
import { collections } from "@/lib/content/collections";
import { serverEnv } from "@/lib/env/server";
import { apiNotFound, otherMethods } from "@/lib/http/api-refusal";
import { type Metrics, metrics } from "@/lib/monitoring/metrics";
import { searchIndexState } from "@/lib/search/indexing/current-index";
import { sameSecret } from "@/lib/security/same-secret";

/** Metrics in Prometheus' text format, for who knows METRICS_TOKEN (docs/operating.md). */
export async function GET(request: Request): Promise<Response> {
  const started = metrics();
  if (!started) return apiNotFound(request);
  const expected = `Bearer ${serverEnv().METRICS_TOKEN}`;
  if (!sameSecret(request.headers.get("Authorization") ?? "", expected))
    return Response.json(
      { error: "unauthorized" },
      { status: 401, headers: { "WWW-Authenticate": "Bearer" } },
    );
  await Promise.all([measureContent(started), measureSearch(started), measureQueues(started)]);
  const headers = { "Content-Type": started.registry.contentType, "Cache-Control": "no-store" };
  return new Response(await started.registry.metrics(), { headers });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");

const states = ["current", "copy", "loading", "failing"] as const;

function measureContent({ contentAge, contentState }: Metrics): void {
  for (const { model: type, replica } of collections()) {
    for (const state of states) contentState.set({ type, state }, Number(replica.state === state));
    if (replica.ageSeconds !== undefined) contentAge.set({ type }, replica.ageSeconds);
  }
}

async function measureSearch({ searchEntries, searchIndexAge }: Metrics): Promise<void> {
  const { entries, ageSeconds } = await searchIndexState();
  searchEntries.set(entries);
  // A gauge without a value would be 0.
  searchIndexAge.set(ageSeconds ?? Number.NaN);
}

/** Without the CMS these gauges have no value: the last one would look like one of now. */
async function measureQueues({ submissionsWaiting, mailsWaiting, mailsFailed }: Metrics): Promise<void> {
  const queues = await readQueues().catch(() => undefined);
  for (const [type, count] of Object.entries(queues?.submissions ?? {}))
    submissionsWaiting.set({ type }, count);
  if (!queues) submissionsWaiting.reset();
  mailsWaiting.set(queues?.mails.waiting ?? Number.NaN);
  mailsFailed.set(queues?.mails.failed ?? Number.NaN);
}
