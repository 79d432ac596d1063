/** Bytes of one report; a piece of a replay is the largest. */
const largest = 2_000_000;

/** The body; "too large" as soon as it turns out to be, "broken" when the line did before its end. */
export async function readReport(
  body: ReadableStream<Uint8Array> | null,
): Promise<Blob | "too large" | "broken"> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for await (const part of body ?? []) {
      size += part.byteLength;
      if (size > largest) return "too large";
      parts.push(new Uint8Array(part));
    }
  } catch {
    // What strangers do to their lines is no failure of ours.
    return "broken";
  }
  return new Blob(parts);
}

/** Where reports for a DSN go: the path before the project's number stays in front. */
export function envelopeUrl(dsn: string): string {
  const { protocol, host, username, pathname } = new URL(dsn);
  const [, folder, project] = /^(.*)\/([^/]*)$/.exec(pathname) ?? [];
  return `${protocol}//${host}${folder}/api/${project}/envelope/?sentry_version=7&sentry_key=${username}`;
}
