import type { NextRequest } from "next/server";
import { isOff } from "@/lib/features";
import { apiNotFound, otherMethods } from "@/lib/http/api-refusal";
import { checkResponse } from "@/lib/rooms/check-response";

export async function GET(request: NextRequest): Promise<Response> {
  return isOff("roomCheck") ? apiNotFound(request) : checkResponse(request.nextUrl.searchParams);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
