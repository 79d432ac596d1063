import { isCmsRequestError } from "@/lib/cms/errors";
import { withdrawProposal } from "@/lib/cms/submissions";
import { otherMethods } from "@/lib/http/api-refusal";
import { isOwnOrigin } from "@/lib/http/own-origin";
import { noStoreSeeOther } from "@/lib/http/see-other";
import { visitorKey } from "@/lib/http/visitor-address";
import { reportError } from "@/lib/monitoring/report-error";
import { isWithin } from "@/lib/security/rate-limits";
import { type ProposalOutcome, routes } from "@/lib/urls/routes";

/** Withdraws a proposal for its sender, by the button of its page, which then says what became of it. */
export async function POST(
  request: Request,
  { params }: RouteContext<"/api/zuruecknahme/[code]">,
): Promise<Response> {
  const { code } = await params;
  return noStoreSeeOther(routes.proposal(code, await withdraw(code, request.headers)));
}

async function withdraw(accessCode: string, headers: Headers): Promise<ProposalOutcome | undefined> {
  if (!isOwnOrigin(headers) || !(await isWithin("posts", visitorKey(headers)))) return "misslungen";
  try {
    await withdrawProposal(accessCode);
  } catch (error) {
    if (!isCmsRequestError(error)) throw error;
    // An editor has taken it over, which the page says.
    if (error.status === 409) return undefined;
    reportError(error, { part: "withdrawal" });
    return "misslungen";
  }
  return undefined;
}

/** For a visitor who opens the address by hand or goes back to it */
export async function GET(_request: Request, { params }: RouteContext<"/api/zuruecknahme/[code]">) {
  return noStoreSeeOther(routes.proposal((await params).code));
}

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
