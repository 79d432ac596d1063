import { createHash } from "node:crypto";
import { isCmsRequestError } from "@/lib/cms/errors";
import { documentUnavailable } from "@/lib/texts/errors";

/** A text for programs, and when what it tells last changed (ISO). */
export type TextDocument = { body: string; changedAt?: string | undefined };

const tags = new WeakMap<TextDocument, string>();

function tagOf(document: TextDocument): string {
  const tag =
    tags.get(document) ?? createHash("sha256").update(document.body).digest("base64url").slice(0, 22);
  tags.set(document, tag);
  return `"${tag}"`;
}

/**
 * Answers with a document for feed readers, crawlers and browsers, or says that it has not changed. 404 when there
 * is none; 503 in words when the CMS never answered. Give the same object for the same text: its tag is kept with it.
 */
export async function answerDocument(
  request: Request,
  contentType: string,
  make: () => Promise<TextDocument | undefined>,
): Promise<Response> {
  let document: TextDocument | undefined;
  try {
    document = await make();
  } catch (error) {
    if (!isCmsRequestError(error)) throw error;
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "30" };
    return new Response(documentUnavailable, { status: 503, headers });
  }
  if (!document) return new Response(null, { status: 404 });
  const tag = tagOf(document);
  const headers = {
    "Content-Type": contentType,
    "Cache-Control": "public, max-age=0, must-revalidate",
    ETag: tag,
    ...(document.changedAt && { "Last-Modified": new Date(document.changedAt).toUTCString() }),
  };
  if (isUnchanged(request, tag, document.changedAt)) return new Response(null, { status: 304, headers });
  return new Response(document.body, { headers });
}

/** RFC 9110, 13.2.2: a tag decides alone, a date only where there is no tag. */
function isUnchanged(request: Request, tag: string, changedAt: string | undefined): boolean {
  const tags = request.headers.get("If-None-Match");
  if (tags !== null)
    return tags.split(",").some((known) => ["*", tag].includes(known.trim().replace(/^W\//, "")));
  const since = Date.parse(request.headers.get("If-Modified-Since") ?? "");
  // HTTP dates have whole seconds.
  return changedAt !== undefined && Math.floor(Date.parse(changedAt) / 1000) * 1000 <= since;
}
