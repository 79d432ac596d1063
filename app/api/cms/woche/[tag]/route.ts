import { isCmsRequestError } from "@/lib/cms/errors";
import { isFirstOfWeek } from "@/lib/events/week";
import { apiNotFound, otherMethods } from "@/lib/http/api-refusal";
import { getWeekLetter } from "@/lib/letters/presentation/week-letter";
import { isFromCms } from "@/lib/security/is-from-cms";

const headers = { "Cache-Control": "no-store" };

/** The letter about a week: `{ subject, html, text, isEmpty }`, for the CMS, with the shared secret as a bearer token. */
export async function GET(request: Request, { params }: RouteContext<"/api/cms/woche/[tag]">) {
  if (!isFromCms(request)) return Response.json({ error: "unauthorized" }, { status: 401, headers });
  const { tag } = await params;
  const now = new Date();
  if (!isFirstOfWeek(tag, now)) return apiNotFound(request);
  try {
    return Response.json(await getWeekLetter(tag, now), { headers });
  } catch (error) {
    if (!isCmsRequestError(error)) throw error;
    // The replica reports its own failures.
    return Response.json({ error: "unavailable" }, { status: 503, headers });
  }
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
