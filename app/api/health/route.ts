import { otherMethods } from "@/lib/http/api-refusal";
/** Whether this process answers; it says nothing of the CMS, without which pages still come from their copy. */
export function GET(): Response {
  return Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
