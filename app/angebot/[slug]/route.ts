import { getOffer } from "@/lib/cms/redirect-entries";
import { followRedirectEntry } from "@/lib/routing/follow-redirect-entry";
import { slugOf } from "@/lib/urls/decoded-path";

export async function GET(_request: Request, { params }: RouteContext<"/angebot/[slug]">): Promise<Response> {
  return followRedirectEntry(await getOffer(await slugOf(params)));
}
