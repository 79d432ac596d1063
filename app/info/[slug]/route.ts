import { getInfo } from "@/lib/cms/redirect-entries";
import { followRedirectEntry } from "@/lib/routing/follow-redirect-entry";
import { slugOf } from "@/lib/urls/decoded-path";

export async function GET(_request: Request, { params }: RouteContext<"/info/[slug]">): Promise<Response> {
  return followRedirectEntry(await getInfo(await slugOf(params)));
}
