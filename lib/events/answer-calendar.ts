import { answerDocument, type TextDocument } from "@/lib/http/answer-document";

/** Responds with a calendar file. `filename`, in ASCII, is the name under which a browser saves it. */
export async function answerCalendar(
  request: Request,
  filename: string,
  make: () => Promise<TextDocument | undefined>,
): Promise<Response> {
  const response = await answerDocument(request, "text/calendar; charset=utf-8", make);
  if (response.ok) response.headers.set("Content-Disposition", `attachment; filename="${filename}"`);
  return response;
}
