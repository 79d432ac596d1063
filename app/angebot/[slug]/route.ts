import { getOffer } from "@/lib/cms/offers";
import { slugOf } from "@/lib/content/slug-of";
import { followSignpost } from "@/lib/routing/follow-signpost";

export async function GET(_request: Request, { params }: RouteContext<"/angebot/[slug]">): Promise<Response> {
  return followSignpost(await getOffer(await slugOf(params)));
}
