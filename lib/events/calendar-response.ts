import { createHash } from "node:crypto";

/**
 * A calendar file as an answer. Calendars that subscribed ask again and again: with the tag of what they have they get
 * 304 and no bytes. Nobody may keep it without asking, for a cancellation has to arrive.
 */
export function calendarResponse(request: Request, file: string, filename: string): Response {
  const tag = `"${createHash("sha256").update(file).digest("base64url").slice(0, 22)}"`;
  const headers = { ETag: tag, "Cache-Control": "public, no-cache" };
  if (isKnown(request.headers.get("If-None-Match"), tag)) return new Response(null, { status: 304, headers });
  return new Response(file, {
    headers: {
      ...headers,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${filename}"`,
    },
  });
}

/** A proxy that compresses marks the tag as weak, which is the same file still (RFC 9110, 8.8.3.2). */
const isKnown = (header: string | null, tag: string) =>
  header?.split(",").some((each) => each.trim() === "*" || each.trim().replace(/^W\//, "") === tag) ?? false;
