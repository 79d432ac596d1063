import { answerDocument, type TextDocument } from "@/lib/http/answer-document";

/** A calendar file as an answer. `filename` is what a browser saves it under, in letters that a header can carry. */
export async function answerCalendar(
  request: Request,
  filename: string,
  make: () => Promise<TextDocument | undefined>,
): Promise<Response> {
  const response = await answerDocument(request, "text/calendar; charset=utf-8", make);
  if (response.ok) response.headers.set("Content-Disposition", `attachment; filename="${filename}"`);
  return response;
}
