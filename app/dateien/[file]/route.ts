import { isCmsRequestError } from "@/lib/cms/errors";
import { readMedia } from "@/lib/cms/media-copy";
import { findMedia } from "@/lib/cms/media-files";
import { mediaUnavailable } from "@/lib/texts/errors";

/** Files of published entries, through the site's own origin; middleware has refused all others. */
export async function GET(request: Request, { params }: RouteContext<"/dateien/[file]">): Promise<Response> {
  const file = await findMedia((await params).file);
  if (!file) return new Response(null, { status: 404 });
  try {
    const bytes = await readMedia(file);
    return new Response(bytes, {
      headers: {
        "Content-Type": file.mime,
        "Cache-Control": new URL(request.url).searchParams.has("v")
          ? "public, max-age=31536000, immutable"
          : "public, max-age=300",
      },
    });
  } catch (error) {
    if (!isCmsRequestError(error)) throw error;
    return new Response(mediaUnavailable, { status: 503, headers: { "Retry-After": "30" } });
  }
}
