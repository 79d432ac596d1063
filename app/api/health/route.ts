import { otherMethods } from "@/lib/http/api-refusal";

/** Answers while the process runs, whether or not the CMS does: pages are served from the replica. */
export function GET(): Response {
  return Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
