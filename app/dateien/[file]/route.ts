import { isCmsRequestError } from "@/lib/cms/errors";
import { readMedia } from "@/lib/cms/media-copy";
import { findMedia } from "@/lib/cms/media-files";
import { toByteRange } from "@/lib/routing/byte-range";
import { mediaUnavailable } from "@/lib/texts/errors";

/** Files of published entries, through the site's own origin; middleware has refused all others. */
export async function GET(request: Request, { params }: RouteContext<"/dateien/[file]">): Promise<Response> {
  const file = await findMedia((await params).file);
  if (!file) return new Response(null, { status: 404 });
  try {
    return answer(request, await readMedia(file), file.mime);
  } catch (error) {
    if (!isCmsRequestError(error)) throw error;
    return new Response(mediaUnavailable, { status: 503, headers: { "Retry-After": "30" } });
  }
}

function answer(request: Request, bytes: Buffer<ArrayBuffer>, mime: string): Response {
  const isVersioned = new URL(request.url).searchParams.has("v");
  const headers = {
    "Content-Type": mime,
    "Cache-Control": isVersioned ? "public, max-age=31536000, immutable" : "public, max-age=300",
    "Accept-Ranges": "bytes",
  };
  const size = bytes.byteLength;
  const range = toByteRange(request.headers.get("Range"), size);
  if (range === undefined) return new Response(bytes, { headers });
  if (range === "unsatisfiable") {
    return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${size}` } });
  }
  return new Response(bytes.subarray(range.start, range.end + 1), {
    status: 206,
    headers: { ...headers, "Content-Range": `bytes ${range.start}-${range.end}/${size}` },
  });
}
