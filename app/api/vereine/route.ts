import { isCmsRequestError } from "@/lib/cms/errors";
import { getOrganisations } from "@/lib/cms/organisations";
import { otherMethods } from "@/lib/http/api-refusal";
import { wordsOfOrganisation } from "@/lib/organisations/words-of-organisation";

/** The words by which the overview of clubs finds each, by slug: `{ words }`. Fetched when somebody is about to filter. */
export async function GET(): Promise<Response> {
  try {
    const clubs = await getOrganisations("verein");
    const words = Object.fromEntries(clubs.map((club) => [club.slug, wordsOfOrganisation(club)]));
    return Response.json({ words }, { headers: { "Cache-Control": "no-cache" } });
  } catch (error) {
    if (!isCmsRequestError(error)) throw error;
    return Response.json({}, { status: 503 });
  }
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
