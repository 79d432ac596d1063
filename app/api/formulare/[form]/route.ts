import { type FormName, isFormName, pageOfForm } from "@/lib/form-names";
import { type Answer, refused, statusOf } from "@/lib/forms/answer";
import { bodyLimit, keepAnswer } from "@/lib/forms/kept-answers";
import { type ReadForm, readForm } from "@/lib/forms/read-form";
import { receiveForm } from "@/lib/forms/receive-form";
import { apiNotFound, otherMethods } from "@/lib/http/api-refusal";
import { visitorKey } from "@/lib/http/visitor-address";
import { reportError } from "@/lib/monitoring/report-error";
import { isWithin } from "@/lib/security/rate-limits";
import { floodText } from "@/lib/texts/form-outcomes";

type Context = RouteContext<"/api/formulare/[form]">;

/** As much is read of those who send too much: enough to give a person their text back. */
const shortLimit = 64_000;
/** So many bodies are read whole at the same time: a flood from many must not fill the memory. */
const mostAtOnce = 24;
let reading = 0;

/**
 * Receives every form at an address that never changes, so that a page left open over an update still works; why it is
 * no server action: docs/decisions/forms.md. A browser with JavaScript gets JSON, one without is sent to a page.
 */
export async function POST(request: Request, context: Context): Promise<Response> {
  const { form } = await context.params;
  if (!isFormName(form)) return apiNotFound(request);
  const visitor = visitorKey(request.headers);
  const { read, answer } = await receive(form, request, visitor);
  if (request.headers.get("accept") === "application/json") {
    return Response.json(answer, { status: statusOf(answer), headers: noStore });
  }
  if (answer.kind === "sent") return seeOther(answer.to);
  if (!(await isWithin("answers", visitor))) return floodAnswer();
  return seeOther(pageOfForm(form, await keepAnswer(form, read, answer)));
}

async function receive(
  form: FormName,
  request: Request,
  visitor: string,
): Promise<{ read?: ReadForm | undefined; answer: Answer }> {
  const mayPost = await isWithin("posts", visitor);
  const isRoomy = mayPost && reading < mostAtOnce;
  reading += 1;
  const read = await readForm(request, isRoomy ? bodyLimit(form) : shortLimit).finally(() => {
    reading -= 1;
  });
  if (!mayPost) return { read, answer: refused("tooMany") };
  if (!read) return { answer: refused("unreadable") };
  if (read.isCut && !isRoomy) return { read, answer: refused("unavailable") };
  try {
    return { read, answer: await receiveForm(form, request.headers, read, visitor) };
  } catch (error) {
    reportError(error, { form });
    return { read, answer: refused("unavailable") };
  }
}

/** Somebody who opens the address by hand, or goes back to it, finds the form. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const { form } = await context.params;
  return isFormName(form) ? seeOther(pageOfForm(form)) : apiNotFound(request);
}

const noStore = { "Cache-Control": "no-store" };

const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { ...noStore, Location: location } });

/** Nothing is kept for it: the memory is everybody's. */
const floodAnswer = () =>
  new Response(floodText, {
    status: 429,
    headers: { ...noStore, "Content-Type": "text/plain; charset=utf-8" },
  });

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
