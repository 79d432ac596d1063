import type { NextRequest } from "next/server";
import { isOff } from "@/lib/features";
import { apiNotFound, otherMethods } from "@/lib/http/api-refusal";
import { freePlacesResponse } from "@/lib/registrations/free-places-response";
import { slugOf } from "@/lib/urls/decoded-path";

export async function GET(
  request: NextRequest,
  { params }: RouteContext<"/api/anmelden/[slug]/plaetze">,
): Promise<Response> {
  return isOff("freePlaces")
    ? apiNotFound(request)
    : freePlacesResponse(await slugOf(params), request.nextUrl.searchParams.get("tag"));
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
