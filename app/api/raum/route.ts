import type { NextRequest } from "next/server";
import { isCmsRequestError } from "@/lib/cms/errors";
import { checkRoomForm } from "@/lib/forms/room-form";
import { otherMethods } from "@/lib/http/api-refusal";

/** What takes a room up at the time that the fields of its form name, for people who fill it in: `{ check }`. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  try {
    const check = await checkRoomForm(Object.fromEntries(nextUrl.searchParams), new Date());
    return Response.json({ check }, { headers: { "Cache-Control": "no-cache" } });
  } catch (error) {
    if (!isCmsRequestError(error)) throw error;
    return Response.json({}, { status: 503 });
  }
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
