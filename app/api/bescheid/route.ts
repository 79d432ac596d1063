import { isOff } from "@/lib/features";
import { readForm } from "@/lib/forms/read-form";
import { apiNotFound, floodAnswer, otherMethods } from "@/lib/http/api-refusal";
import { noStoreSeeOther } from "@/lib/http/see-other";
import { visitorKey } from "@/lib/http/visitor-address";
import {
  askedThemes,
  isSearch,
  keepOrder,
  orderFields,
  receiveSubscription,
} from "@/lib/letters/receive-subscription";
import { cleanQuery } from "@/lib/search/clean-query";
import { isWithin } from "@/lib/security/rate-limits";
import { routes } from "@/lib/urls/routes";

/** More than every category of a large village takes */
const maxBodyBytes = 50_000;

/** Receives an order of mail. Its page then says what became of it, or shows the boxes that fit a search. */
export async function POST(request: Request): Promise<Response> {
  if (isOff("mailOrderTarget")) return apiNotFound(request);
  const { headers } = request;
  const visitor = visitorKey(headers);
  if (!(await isWithin("posts", visitor))) return floodAnswer();
  const values = (await readForm(request, maxBodyBytes))?.values ?? {};
  const asked = askedThemes(values);
  const typed = cleanQuery(values[orderFields.query]);
  if (isSearch(values, typed))
    return noStoreSeeOther(routes.letterSubscription(asked, undefined, await keepOrder(values, {}), typed));
  const problem = await receiveSubscription(values, headers, visitor);
  return noStoreSeeOther(
    problem
      ? routes.letterSubscription(asked, undefined, await keepOrder(values, problem))
      : routes.letterSubscription([], "bestellt"),
  );
}

/** For a visitor who opens the address by hand or goes back to it */
export const GET = (): Response => noStoreSeeOther(routes.letterSubscription());

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
