import { getInfo } from "@/lib/cms/signposts";
import { followSignpost } from "@/lib/routing/follow-signpost";
import { slugOf } from "@/lib/urls/decoded-path";

export async function GET(_request: Request, { params }: RouteContext<"/info/[slug]">): Promise<Response> {
  return followSignpost(await getInfo(await slugOf(params)));
}
