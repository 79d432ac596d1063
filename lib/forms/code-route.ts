import { isCmsRequestError } from "@/lib/cms/errors";
import { floodAnswer, otherMethods } from "@/lib/http/api-refusal";
import { isOwnOrigin } from "@/lib/http/own-origin";
import { noStoreSeeOther } from "@/lib/http/see-other";
import { visitorKey } from "@/lib/http/visitor-address";
import { reportError } from "@/lib/monitoring/report-error";
import { isWithin } from "@/lib/security/rate-limits";
import { readForm } from "./read-form";
import type { FormValues } from "./values";

type CodeRoute = {
  /** Names the route in reports of errors */
  part: string;
  maxBodyBytes?: number;
  /** The page of the code; without an outcome it says itself what the code still allows. */
  page: (code: string, outcome?: "misslungen") => string;
  /**
   * What the button does. @returns the address of the page that says so
   * @throws CmsRequestError with status 409 for what the code does not allow any more
   */
  act: (code: string, values: FormValues) => Promise<string>;
  /** The page where it failed, in place of `page` with "misslungen" */
  failed?: (code: string, values: FormValues) => Promise<string>;
};

type Context = { params: Promise<{ code: string }> };

/**
 * The handlers of a route that a button posts to, on the page that a code opens for one person: the visitor gets the page back,
 * which says what became of it. A flood is answered with 429, as that of every form.
 */
export function codeRoute({ part, maxBodyBytes = 1000, page, act, failed }: CodeRoute) {
  async function POST(request: Request, { params }: Context): Promise<Response> {
    const { code } = await params;
    const { headers } = request;
    if (!(await isWithin("posts", visitorKey(headers)))) return floodAnswer();
    const values = (await readForm(request, maxBodyBytes))?.values ?? {};
    const fail = async () => noStoreSeeOther((await failed?.(code, values)) ?? page(code, "misslungen"));
    if (!isOwnOrigin(headers)) return fail();
    try {
      return noStoreSeeOther(await act(code, values));
    } catch (error) {
      if (!isCmsRequestError(error)) throw error;
      if (error.status === 409) return noStoreSeeOther(page(code));
      reportError(error, { part });
      return fail();
    }
  }

  /** For a visitor who opens the address by hand or goes back to it */
  const GET = async (_request: Request, { params }: Context): Promise<Response> =>
    noStoreSeeOther(page((await params).code));

  return { ...otherMethods("GET", "POST"), GET, POST };
}
