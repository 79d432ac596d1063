import { isOff } from "@/lib/features";
import { apiNotFound, otherMethods } from "@/lib/http/api-refusal";
import { noStoreSeeOther } from "@/lib/http/see-other";
import { registrationRoutes } from "@/lib/registrations/base/routes";
import { receiveRegistration } from "@/lib/registrations/receive-registration";
import { slugOf } from "@/lib/urls/decoded-path";

type Context = RouteContext<"/api/anmelden/[slug]">;

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return isOff("registerTarget") ? apiNotFound(request) : receiveRegistration(request, await slugOf(params));
}

/** For a visitor who opens the address by hand or goes back to it */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return isOff("registerTarget")
    ? apiNotFound(request)
    : noStoreSeeOther(registrationRoutes.register(await slugOf(params)));
}

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
