import { getOffer } from "@/lib/cms/signposts";
import { followSignpost } from "@/lib/routing/follow-signpost";
import { slugOf } from "@/lib/urls/decoded-path";

export async function GET(_request: Request, { params }: RouteContext<"/angebot/[slug]">): Promise<Response> {
  return followSignpost(await getOffer(await slugOf(params)));
}
