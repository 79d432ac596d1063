import { createElement } from "react";
import { isNotModified } from "@/lib/http/conditional-request";
import { slugOf } from "@/lib/http/decoded-path";
import { TooManyConversionsError } from "@/lib/media/conversion-limiter";
import { drawSharePicture, shareTag } from "@/lib/share/draw";
import { findShareCard, shareKinds } from "@/lib/share/share-card";
import { ShareCard } from "@/lib/share/share-card-drawing";

/** The picture that networks show of a shared page. */
export async function GET(request: Request, { params }: RouteContext<"/teilbild/[kind]/[file]">) {
  const { kind, file } = await params;
  const shareKind = shareKinds.find((name) => name === kind);
  const slug = await slugOf(Promise.resolve({ slug: file.replace(/\.png$/, "") }));
  const card = shareKind && (await findShareCard(shareKind, slug));
  if (!card) return new Response(null, { status: 404 });
  const tag = shareTag(card);
  const headers = { "Content-Type": "image/png", "Cache-Control": "public, max-age=3600", ETag: `"${tag}"` };
  if (isNotModified(request, headers)) return new Response(null, { status: 304, headers });
  try {
    return new Response(await drawSharePicture(tag, createElement(ShareCard, { card })), { headers });
  } catch (error) {
    if (!(error instanceof TooManyConversionsError)) throw error;
    return new Response(null, { status: 503, headers: { "Retry-After": "10" } });
  }
}
