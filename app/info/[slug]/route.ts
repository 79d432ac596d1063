import { getInfo } from "@/lib/cms/signposts";
import { slugOf } from "@/lib/http/decoded-path";
import { followSignpost } from "@/lib/routing/follow-signpost";

export async function GET(_request: Request, { params }: RouteContext<"/info/[slug]">): Promise<Response> {
  return followSignpost(await getInfo(await slugOf(params)));
}
