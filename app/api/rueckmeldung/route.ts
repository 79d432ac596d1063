import { type FeedbackSubject, getFeedbackSubject } from "@/lib/feedback/feedback-subject";
import { keepRemark } from "@/lib/feedback/pending-remarks";
import { type FeedbackOutcome, receiveFeedback, remarkIn } from "@/lib/feedback/receive-feedback";
import { readForm } from "@/lib/forms/read-form";
import { apiNotFound, otherMethods } from "@/lib/http/api-refusal";
import { noStoreSeeOther } from "@/lib/http/see-other";
import { visitorKey } from "@/lib/http/visitor-address";
import { isWithin } from "@/lib/security/rate-limits";
import { floodText } from "@/lib/texts/form-outcomes";
import { type FeedbackStage, isFeedbackKind } from "@/lib/urls/feedback-names";
import { routes } from "@/lib/urls/routes";

/** More than a remark of the longest allowed length takes in any encoding */
const maxBodyBytes = 20_000;

const statuses: Record<FeedbackOutcome, number> = {
  counted: 200,
  stored: 200,
  invalid: 400,
  foreign: 403,
  tooMany: 429,
  unavailable: 503,
};

/** Receives an answer to "War das hilfreich?" or a remark: with JSON where asked for, otherwise it redirects to a page. */
export async function POST(request: Request): Promise<Response> {
  const page = await pageOf(request);
  if (!page) return apiNotFound(request);
  const { headers } = request;
  const visitor = visitorKey(headers);
  if (!(await isWithin("posts", visitor))) return answer(request, page, "tooMany", "");
  const values = (await readForm(request, maxBodyBytes))?.values ?? {};
  const outcome = await receiveFeedback(page, { values, headers, visitor });
  return answer(request, page, outcome, remarkIn(values));
}

async function pageOf(request: Request): Promise<FeedbackSubject | undefined> {
  const { searchParams } = new URL(request.url);
  const kind = searchParams.get("art");
  return isFeedbackKind(kind) ? getFeedbackSubject(kind, searchParams.get("seite") ?? "") : undefined;
}

async function answer(request: Request, page: FeedbackSubject, outcome: FeedbackOutcome, remark: string) {
  if (request.headers.get("accept") === "application/json")
    return Response.json({}, { status: statuses[outcome], headers: noStore });
  // Nothing is kept of a flood: all visitors share the memory, and the browser still has the text.
  if (outcome === "tooMany") {
    const headers = { ...noStore, "Content-Type": "text/plain; charset=utf-8" };
    return new Response(floodText, { status: 429, headers });
  }
  if (outcome === "counted") return seeOther(page, "gezaehlt");
  if (outcome === "stored") return seeOther(page, "danke");
  if (remark === "") return seeOther(page, "misslungen");
  return seeOther(page, "ungespeichert", await keepRemark(remark));
}

/** For a visitor who opens the address by hand or goes back to it */
export async function GET(request: Request): Promise<Response> {
  const page = await pageOf(request);
  return page ? seeOther(page) : apiNotFound(request);
}

const noStore = { "Cache-Control": "no-store" };

const seeOther = ({ kind, slug }: FeedbackSubject, stage?: FeedbackStage, remarkId?: string) =>
  noStoreSeeOther(routes.feedback(kind, slug, stage, remarkId));

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
