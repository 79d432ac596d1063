import { isDay } from "@dorfforum/shared/calendar/day";
import type { NextRequest } from "next/server";
import { isCmsRequestError } from "@/lib/cms/errors";
import { getClashes } from "@/lib/events/clashes";
import { otherMethods } from "@/lib/http/api-refusal";

/** Dates of the calendar from `von` to `bis` ("YYYY-MM-DD"), for people who plan an event: `{ dates }`. */
export async function GET(request: NextRequest): Promise<Response> {
  const first = request.nextUrl.searchParams.get("von") ?? "";
  const last = request.nextUrl.searchParams.get("bis") ?? first;
  if (!isDay(first) || !isDay(last) || last < first) return Response.json({}, { status: 400 });
  try {
    const dates = await getClashes(first, last);
    return Response.json({ dates }, { headers: { "Cache-Control": "no-cache" } });
  } catch (error) {
    if (!isCmsRequestError(error)) throw error;
    return Response.json({}, { status: 503 });
  }
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
