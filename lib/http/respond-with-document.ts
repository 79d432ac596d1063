import { documentUnavailable } from "@/lib/texts/errors";
import { revalidated } from "./cache-control";
import { etagOf, isNotModified } from "./conditional-request";
import { isUnavailableError } from "./unavailable-error";

/** A text for programs, and when its content last changed (ISO). */
export type TextDocument = { body: string; changedAt?: string | undefined };

/** When the last of several contents changed (ISO). */
export const newestChange = (contents: readonly (Pick<TextDocument, "changedAt"> | undefined)[]) =>
  contents
    .flatMap((content) => content?.changedAt ?? [])
    .sort()
    .at(-1);

const etags = new WeakMap<TextDocument, string>();

function cachedEtag(document: TextDocument): string {
  const etag = etags.get(document) ?? etagOf(document.body);
  etags.set(document, etag);
  return etag;
}

/**
 * Responds with a document for feed readers, crawlers and calendars, or 304 when the client has it; 404 for undefined,
 * 503 with a German sentence when `read` throws an UnavailableError.
 * @param read should give the same object for the same text: its ETag is cached per object
 * @param filename under which a browser saves the document, in ASCII
 */
export async function respondWithDocument(
  request: Request,
  mimeType: string,
  read: () => Promise<TextDocument | undefined>,
  filename?: string,
): Promise<Response> {
  let document: TextDocument | undefined;
  try {
    document = await read();
  } catch (error) {
    if (!isUnavailableError(error)) throw error;
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "30" };
    return new Response(documentUnavailable, { status: 503, headers });
  }
  if (!document) return new Response(null, { status: 404 });
  const headers = {
    "Content-Type": `${mimeType}; charset=utf-8`,
    "Cache-Control": revalidated,
    ETag: cachedEtag(document),
    ...(document.changedAt && { "Last-Modified": new Date(document.changedAt).toUTCString() }),
    ...(filename && { "Content-Disposition": `attachment; filename="${filename}"` }),
  };
  if (isNotModified(request, headers)) return new Response(null, { status: 304, headers });
  return new Response(document.body, { headers });
}
