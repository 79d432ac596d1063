import { confirmByLink } from "@/lib/cms/confirmations";
import { isCmsRequestError } from "@/lib/cms/errors";
import { otherMethods } from "@/lib/http/api-refusal";
import { isOwnOrigin } from "@/lib/http/own-origin";
import { noStoreSeeOther } from "@/lib/http/see-other";
import { visitorKey } from "@/lib/http/visitor-address";
import { reportError } from "@/lib/monitoring/report-error";
import { isWithin } from "@/lib/security/rate-limits";
import { type ConfirmationOutcome, routes } from "@/lib/urls/routes";

type Context = RouteContext<"/api/bestaetigung/[code]">;

/** Confirms an entry for its contact, by the button of its page, which then says what became of it. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { code } = await params;
  return noStoreSeeOther(routes.confirmation(code, await confirm(code, request.headers)));
}

async function confirm(code: string, headers: Headers): Promise<ConfirmationOutcome | undefined> {
  if (!isOwnOrigin(headers) || !(await isWithin("posts", visitorKey(headers)))) return "misslungen";
  try {
    await confirmByLink(code);
    return "danke";
  } catch (error) {
    if (!isCmsRequestError(error)) throw error;
    // The link has expired, which the page says.
    if (error.status === 409) return undefined;
    reportError(error, { part: "confirmation" });
    return "misslungen";
  }
}

/** For a visitor who opens the address by hand or goes back to it */
export const GET = async (_request: Request, { params }: Context): Promise<Response> =>
  noStoreSeeOther(routes.confirmation((await params).code));

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
