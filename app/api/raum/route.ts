import type { NextRequest } from "next/server";
import { otherMethods } from "@/lib/http/api-refusal";
import { checkResponse } from "@/lib/rooms/check-response";

export const GET = ({ nextUrl }: NextRequest): Promise<Response> => checkResponse(nextUrl.searchParams);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
