import { caretakerResponse } from "@/lib/rooms/caretaker-response";

export async function GET(request: Request, { params }: RouteContext<"/raum/kalender/[code]/raum.ics">) {
  return caretakerResponse(request, (await params).code);
}
