import { redis } from "@/lib/caches/redis";
import { doFeaturesDiffer } from "@/lib/cms/cms-features";
import { requiredCollections } from "@/lib/cms/collections";
import { collections } from "@/lib/content/collections";
import { otherMethods } from "@/lib/http/api-refusal";
import { isSearchReady } from "@/lib/search/indexing/readiness";

/**
 * Whether pages can be served, and from what: `ready`, `degraded` (from copies while the CMS fails, with other features
 * on than the CMS, or without a part that pages do not need) or `unavailable` with status 503; and whether the search has results yet. It names no address and no secret.
 */
export function GET(): Response {
  const client = redis();
  const content = Object.fromEntries(collections().map(({ model, replica }) => [model, replica.state]));
  const isDegraded =
    Object.values(content).some((state) => state !== "current") ||
    doFeaturesDiffer() ||
    (client && client.status !== "ready");
  const isUnavailable = requiredCollections.some(
    ({ replica: { state } }) => state === "loading" || state === "failing",
  );
  const status = isUnavailable ? "unavailable" : isDegraded ? "degraded" : "ready";
  return Response.json(
    {
      status,
      content,
      search: isSearchReady() ? "ready" : "waiting",
      ...(client && { redis: client.status }),
      ...(doFeaturesDiffer() && { features: "other-than-the-cms" }),
    },
    { status: isUnavailable ? 503 : 200, headers: { "Cache-Control": "no-store" } },
  );
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
