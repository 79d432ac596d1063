import { getInfo } from "@/lib/cms/infos";
import { followSignpost } from "@/lib/routing/follow-signpost";

export async function GET(_request: Request, { params }: RouteContext<"/info/[slug]">): Promise<Response> {
  return followSignpost(await getInfo((await params).slug));
}
