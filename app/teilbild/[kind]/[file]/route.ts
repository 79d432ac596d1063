import { createElement } from "react";
import { dayOfParameter } from "@/lib/dates/day-parameter";
import { isNotModified } from "@/lib/http/conditional-request";
import { TooManyConversionsError } from "@/lib/media/conversion-limiter";
import { drawSign } from "@/lib/media/village-symbol";
import { reportError } from "@/lib/monitoring/report-error";
import { drawSharePicture, shareTag } from "@/lib/share/draw";
import { type ShareCard as Card, findShareCard } from "@/lib/share/share-card";
import { ShareCard } from "@/lib/share/share-card-drawing";
import { slugOf } from "@/lib/urls/decoded-path";
import { shareKinds } from "@/lib/urls/routes";

/** The greatest size of a village's sign on the picture, in pixels */
const signSize = { width: 560, height: 120 };

async function compose(card: Card) {
  const sign = card.sign && (await drawSign(card.sign, signSize.width, signSize.height).catch(withoutSign));
  return createElement(ShareCard, { card, sign: sign || undefined });
}

/** The village's name stands in its place. */
const withoutSign = (error: unknown) => reportError(error, { part: "share-picture" });

/** The picture that networks show of a shared page. */
export async function GET(request: Request, { params }: RouteContext<"/teilbild/[kind]/[file]">) {
  const { kind, file } = await params;
  const shareKind = shareKinds.find((name) => name === kind);
  const slug = await slugOf(Promise.resolve({ slug: file.replace(/\.png$/, "") }));
  const day = new URL(request.url).searchParams.get("tag") ?? undefined;
  const card = shareKind && (await findShareCard(shareKind, slug, dayOfParameter(day)));
  if (!card) return new Response(null, { status: 404 });
  const tag = shareTag(card);
  const headers = { "Content-Type": "image/png", "Cache-Control": "public, max-age=3600", ETag: `"${tag}"` };
  if (isNotModified(request, headers)) return new Response(null, { status: 304, headers });
  try {
    return new Response(await drawSharePicture(tag, () => compose(card)), { headers });
  } catch (error) {
    if (!(error instanceof TooManyConversionsError)) throw error;
    return new Response(null, { status: 503, headers: { "Retry-After": "10" } });
  }
}
