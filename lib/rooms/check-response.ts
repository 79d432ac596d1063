import { isCmsRequestError } from "@/lib/cms/errors";
import { checkRoomForm } from "./check-room-form";

/** What takes a room up at the time that the fields of its form name, for people who fill it in: `{ check }`. */
export async function checkResponse(fields: URLSearchParams): Promise<Response> {
  try {
    const check = await checkRoomForm(Object.fromEntries(fields), new Date());
    return Response.json({ check }, { headers: { "Cache-Control": "no-cache" } });
  } catch (error) {
    if (!isCmsRequestError(error)) throw error;
    return Response.json({}, { status: 503 });
  }
}
