import { getOffer } from "@/lib/cms/signposts";
import { slugOf } from "@/lib/http/decoded-path";
import { followSignpost } from "@/lib/routing/follow-signpost";

export async function GET(_request: Request, { params }: RouteContext<"/angebot/[slug]">): Promise<Response> {
  return followSignpost(await getOffer(await slugOf(params)));
}
