import type { NextRequest } from "next/server";
import { isOff } from "@/lib/features";
import { createTask, minAgeSeconds } from "@/lib/forms/proof-of-work";
import { otherMethods } from "@/lib/http/api-refusal";
import { visitorKey } from "@/lib/http/visitor-address";
import { isWithin } from "@/lib/security/rate-limits";
import { isFormName } from "@/lib/urls/form-names";

/** A task for one sending of a form. It counts as solved after `wait` milliseconds at the earliest. */
export async function GET(request: NextRequest): Promise<Response> {
  const form = request.nextUrl.searchParams.get("formular");
  const headers = { "Cache-Control": "no-store" };
  if (!isFormName(form) || isOff(form)) return Response.json({}, { status: 400, headers });
  const isAllowed = await isWithin("tasks", visitorKey(request.headers));
  if (!isAllowed) return Response.json({}, { status: 429, headers });
  return Response.json({ task: await createTask(form), wait: minAgeSeconds * 1000 }, { headers });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
