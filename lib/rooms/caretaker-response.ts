import { respondWithDocument } from "@/lib/http/respond-with-document";
import { caretakerFile } from "./caretaker-file";
import { findCaretakerCalendar } from "./cms/room-requests";

/** What the caretaker of a room has to know for eight weeks, for a calendar program. Nothing but that program keeps it. */
export async function caretakerResponse(request: Request, code: string): Promise<Response> {
  const read = async () => {
    const calendar = await findCaretakerCalendar(code);
    return calendar && { body: caretakerFile(calendar, code) };
  };
  const response = await respondWithDocument(request, "text/calendar", read, "raum.ics");
  response.headers.set("Cache-Control", "no-store");
  response.headers.set("X-Robots-Tag", "noindex, nofollow");
  return response;
}
