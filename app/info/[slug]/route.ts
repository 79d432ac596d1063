import { getInfo } from "@/lib/cms/infos";
import { slugOf } from "@/lib/content/slug-of";
import { followSignpost } from "@/lib/routing/follow-signpost";

export async function GET(_request: Request, { params }: RouteContext<"/info/[slug]">): Promise<Response> {
  return followSignpost(await getInfo(await slugOf(params)));
}
