import { isOff } from "@/lib/features";
import { refused, statusOf } from "@/lib/forms/form-response";
import { readForm } from "@/lib/forms/read-form";
import { receiveForm } from "@/lib/forms/receive-form";
import { maxBodyBytes, storeResponse } from "@/lib/forms/stored-responses";
import { apiNotFound, otherMethods } from "@/lib/http/api-refusal";
import { noStoreSeeOther } from "@/lib/http/see-other";
import { visitorKey } from "@/lib/http/visitor-address";
import { reportError } from "@/lib/monitoring/report-error";
import { isWithin } from "@/lib/security/rate-limits";
import { floodText } from "@/lib/texts/form-outcomes";
import { type FormName, isFormName, isProposalName, pageOfForm } from "@/lib/urls/form-names";
import { routes } from "@/lib/urls/routes";

type Context = RouteContext<"/api/formulare/[form]">;

/** Read of a visitor who sends too much, so that they get their text back. */
const maxExcessBodyBytes = 64_000;
/** Further bodies are read up to the smaller limit, so that a flood does not fill the memory. */
const maxConcurrentBodies = 24;
let concurrentBodies = 0;

/**
 * Receives every form at a stable address, so that a page that stays open during an update still works
 * (docs/decisions/forms.md says why it is no server action). Answers with JSON where asked for, otherwise redirects to a page.
 */
export async function POST(request: Request, context: Context): Promise<Response> {
  const { form } = await context.params;
  if (!isFormName(form) || isOff(form)) return apiNotFound(request);
  const visitor = visitorKey(request.headers);
  const accessCode = new URL(request.url).searchParams.get("einsendung") ?? undefined;
  if (accessCode !== undefined && !isProposalName(form)) return apiNotFound(request);
  const { read, response } = await receive(form, request, visitor, accessCode);
  if (request.headers.get("accept") === "application/json") {
    return Response.json(response, { status: statusOf(response), headers: noStore });
  }
  if (response.kind === "sent") return noStoreSeeOther(response.to);
  if (!(await isWithin("responses", visitor))) return tooManyRequests();
  const responseId = await storeResponse(form, read, response);
  return noStoreSeeOther(
    accessCode === undefined
      ? pageOfForm(form, responseId, read?.values)
      : routes.proposal(accessCode, undefined, responseId),
  );
}

async function receive(form: FormName, request: Request, visitor: string, accessCode: string | undefined) {
  const mayPost = await isWithin("posts", visitor);
  const isReadWhole = mayPost && concurrentBodies < maxConcurrentBodies;
  concurrentBodies += 1;
  const read = await readForm(request, isReadWhole ? maxBodyBytes(form) : maxExcessBodyBytes).finally(() => {
    concurrentBodies -= 1;
  });
  if (!mayPost) return { read, response: refused("tooMany") };
  if (!read) return { response: refused("unreadable") };
  if (read.isCut && !isReadWhole) return { read, response: refused("unavailable") };
  try {
    const sending = { form, headers: request.headers, visitor, accessCode };
    return { read, response: await receiveForm(sending, read) };
  } catch (error) {
    reportError(error, { form });
    return { read, response: refused("unavailable") };
  }
}

/** For a visitor who opens the address by hand or goes back to it */
export async function GET(request: Request, context: Context): Promise<Response> {
  const { form } = await context.params;
  const accessCode = new URL(request.url).searchParams.get("einsendung");
  if (!isFormName(form) || isOff(form)) return apiNotFound(request);
  return noStoreSeeOther(accessCode ? routes.proposal(accessCode) : pageOfForm(form));
}

const noStore = { "Cache-Control": "no-store" };

/** Nothing is stored for it: all visitors share the memory. */
const tooManyRequests = () =>
  new Response(floodText, {
    status: 429,
    headers: { ...noStore, "Content-Type": "text/plain; charset=utf-8" },
  });

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
