import type { StoredFile } from "@/lib/caches/file-cache";
import { isCmsRequestError } from "@/lib/cms/errors";
import { isScalable } from "@/lib/cms/is-scalable";
import type { MediaFile } from "@/lib/cms/media";
import { findMedia } from "@/lib/content/published-media";
import { toByteRange } from "@/lib/http/byte-range";
import { fileCacheControl } from "@/lib/http/cache-control";
import { fileStream } from "@/lib/http/file-stream";
import { isBroken, markBroken } from "@/lib/media/broken-pictures";
import { TooManyConversionsError } from "@/lib/media/conversion-limiter";
import { readVariant } from "@/lib/media/make-variant";
import { findMediaCopy } from "@/lib/media/media-copies";
import { NoVariantError, UnreadablePictureError } from "@/lib/media/picture-errors";
import { findPreviewedMedia } from "@/lib/media/previewed-media";
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
    const stored = variant ? await readVariant(file, variant) : await findOriginal(file);
    const response = respondWithFile(request, stored, variant ? `image/${variant.format}` : file.mime);
    if (!published) response.headers.set("Cache-Control", "private, no-store");
    return response;
  } catch (error) {
    return respondToError(error, file, variant);
  }
}

/** A file on disk, or its bytes */
type Source = StoredFile | Buffer<ArrayBuffer>;
const sizeOf = (source: Source) => (Buffer.isBuffer(source) ? source.length : source.size);

async function findOriginal(file: MediaFile): Promise<Source> {
  const source = await findMediaCopy(file);
  if (sizeOf(source) === 0) throw new UnreadablePictureError("The file is empty");
  return source;
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

function respondWithFile(request: Request, source: Source, mime: string): Response {
  const isVersioned = new URL(request.url).searchParams.has("v");
  const headers = {
    "Content-Type": mime,
    "Cache-Control": fileCacheControl(isVersioned),
    "Accept-Ranges": "bytes",
    // Browsers show pictures, films and PDF themselves; office files are for other programs.
    ...(mime.startsWith("application/vnd.") && { "Content-Disposition": "attachment" }),
  };
  const size = sizeOf(source);
  const part = (start: number, end: number) =>
    Buffer.isBuffer(source) ? source.subarray(start, end + 1) : fileStream(source.path, start, end);
  const range = toByteRange(request.headers.get("Range"), size);
  if (range === undefined) return new Response(part(0, size - 1), { headers });
  if (range === "unsatisfiable") {
    return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${size}` } });
  }
  return new Response(part(range.start, range.end), {
    status: 206,
    headers: { ...headers, "Content-Range": `bytes ${range.start}-${range.end}/${size}` },
  });
}
