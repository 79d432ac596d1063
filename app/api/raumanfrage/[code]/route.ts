import { isCmsRequestError } from "@/lib/cms/errors";
import { renewRoomRequest, withdrawRoomRequest } from "@/lib/cms/room-requests";
import { readForm } from "@/lib/forms/read-form";
import { floodAnswer, otherMethods } from "@/lib/http/api-refusal";
import { isOwnOrigin } from "@/lib/http/own-origin";
import { noStoreSeeOther } from "@/lib/http/see-other";
import { visitorKey } from "@/lib/http/visitor-address";
import { reportError } from "@/lib/monitoring/report-error";
import { isWithin } from "@/lib/security/rate-limits";
import { routes } from "@/lib/urls/routes";

type Context = RouteContext<"/api/raumanfrage/[code]">;

const maxBodyBytes = 1000;

/** Withdraws or renews a request for a room, by a button of its page, which then says what became of it. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { code } = await params;
  const { headers } = request;
  if (!(await isWithin("posts", visitorKey(headers)))) return floodAnswer();
  const action = (await readForm(request, maxBodyBytes))?.values.aktion;
  if (!isOwnOrigin(headers)) return noStoreSeeOther(routes.roomRequest(code, "misslungen"));
  try {
    if (action === "verlaengern") {
      const { accessCode = code } = await renewRoomRequest(code);
      return noStoreSeeOther(routes.roomRequest(accessCode, "verlaengert"));
    }
    if (action !== "zuruecknehmen") return noStoreSeeOther(routes.roomRequest(code, "misslungen"));
    await withdrawRoomRequest(code);
    return noStoreSeeOther(routes.roomRequest(code, "zurueckgezogen"));
  } catch (error) {
    if (!isCmsRequestError(error)) throw error;
    // It cannot be done any more, which the page says.
    if (error.status === 409) return noStoreSeeOther(routes.roomRequest(code));
    reportError(error, { part: "room request" });
    return noStoreSeeOther(routes.roomRequest(code, "misslungen"));
  }
}

/** For a visitor who opens the address by hand or goes back to it */
export const GET = async (_request: Request, { params }: Context): Promise<Response> =>
  noStoreSeeOther(routes.roomRequest((await params).code));

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
