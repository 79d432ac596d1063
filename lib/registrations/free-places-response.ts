import { tagOf } from "@dorfforum/shared/registrations/tags";
import { isCmsRequestError } from "@/lib/cms/errors";
import { getAskedDate } from "./asked-date";
import { registrationTexts as texts } from "./base/texts";
import { type FreePlaces, findFreePlaces } from "./cms/registrations";

const headers = { "Cache-Control": "no-store" };

/** How many places are free at a date just now: `{ text }`, "" where there is nothing to say. */
export async function freePlacesResponse(slug: string, day: string | null): Promise<Response> {
  try {
    const asked = await getAskedDate(slug, day, new Date());
    const found = asked && (await findFreePlaces(asked.event.id, tagOf(asked.event, asked.date)));
    return Response.json({ text: found ? inWords(found) : "" }, { headers });
  } catch (error) {
    if (!isCmsRequestError(error)) throw error;
    return Response.json({}, { status: 503, headers });
  }
}

export function inWords({ Frei: free, Stand: state, Wartende: waiting }: NonNullable<FreePlaces>): string {
  if (free === null || state === "geschlossen") return "";
  if (free > 0) return texts.free(free);
  return waiting > 0 ? texts.waiting(waiting) : texts.noneFree;
}
