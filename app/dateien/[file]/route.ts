import { isCmsRequestError } from "@/lib/cms/errors";
import { isScalable } from "@/lib/cms/is-scalable";
import type { MediaFile } from "@/lib/cms/media";
import { toByteRange } from "@/lib/http/byte-range";
import { fileCacheControl } from "@/lib/http/cache-control";
import { isBroken, markBroken } from "@/lib/media/broken-pictures";
import { TooManyConversionsError } from "@/lib/media/conversion-limiter";
import { readVariant } from "@/lib/media/make-variant";
import { readMedia } from "@/lib/media/media-copies";
import { NoVariantError, UnreadablePictureError } from "@/lib/media/picture-errors";
import { findPreviewedMedia } from "@/lib/media/previewed-media";
import { findMedia } from "@/lib/media/published-media";
import { toVariant, type Variant } from "@/lib/media/variants";
import { reportError } from "@/lib/monitoring/report-error";
import { mediaUnavailable } from "@/lib/texts/errors";
import { routes } from "@/lib/urls/routes";

/**
 * Files of published entries, and of drafts that are being previewed; middleware answers 404 for all others. With `w` and `f` a picture is served smaller and as
 * AVIF or WebP.
 */
export async function GET(request: Request, { params }: RouteContext<"/dateien/[file]">): Promise<Response> {
  const name = (await params).file;
  const published = await findMedia(name);
  const file = published ?? (await findPreviewedMedia(name));
  const variant = toVariant(new URL(request.url).searchParams);
  if (!file || variant === "unknown") return new Response(null, { status: 404 });
  // Only pictures have variants, and only they can be broken: nothing that is asked of another file takes it off the site.
  if (variant && !isScalable(file)) return new Response(null, { status: 404 });
  if (isBroken(file)) return new Response(null, { status: 415 });
  try {
    const bytes = variant ? await readVariant(file, variant) : await readOriginal(file);
    const response = respondWithFile(request, bytes, variant ? `image/${variant.format}` : file.mime);
    if (!published) response.headers.set("Cache-Control", "private, no-store");
    return response;
  } catch (error) {
    return respondToError(error, file, variant);
  }
}

async function readOriginal(file: MediaFile): Promise<Buffer<ArrayBuffer>> {
  const bytes = await readMedia(file);
  if (bytes.length === 0) throw new UnreadablePictureError("The file is empty");
  return bytes;
}

function respondToError(error: unknown, file: MediaFile, variant: Variant | undefined): Response {
  if (error instanceof UnreadablePictureError) {
    if (isScalable(file)) markBroken(file);
    reportError(error, { file: file.file });
    return new Response(null, { status: 415 });
  }
  const isLater = error instanceof TooManyConversionsError || error instanceof NoVariantError;
  if (isLater && variant) {
    const Location = routes.media(file.file, file.version);
    return new Response(null, { status: 307, headers: { Location, "Cache-Control": "no-store" } });
  }
  if (!isLater && !isCmsRequestError(error)) throw error;
  return new Response(mediaUnavailable, { status: 503, headers: { "Retry-After": "30" } });
}

function respondWithFile(request: Request, bytes: Buffer<ArrayBuffer>, mime: string): Response {
  const isVersioned = new URL(request.url).searchParams.has("v");
  const headers = {
    "Content-Type": mime,
    "Cache-Control": fileCacheControl(isVersioned),
    "Accept-Ranges": "bytes",
    // Browsers show pictures, films and PDF themselves; office files are for other programs.
    ...(mime.startsWith("application/vnd.") && { "Content-Disposition": "attachment" }),
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
