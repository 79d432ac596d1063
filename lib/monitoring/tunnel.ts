/** Segments of replays are the largest reports. */
const maxReportBytes = 2_000_000;

type Body = ReadableStream<Uint8Array> | null;

/** "too large" above 2 MB, "broken" when the client closes the connection. */
export async function readReport(body: Body): Promise<Blob | "too large" | "broken"> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for await (const part of body ?? []) {
      size += part.byteLength;
      if (size > maxReportBytes) return "too large";
      parts.push(new Uint8Array(part));
    }
  } catch {
    return "broken";
  }
  return new Blob(parts);
}

/** The URL that takes reports for a DSN. A path before the project's number stays in front. */
export function envelopeUrl(dsn: string): string {
  const { protocol, host, username, pathname } = new URL(dsn);
  const [, folder, project] = /^(.*)\/([^/]*)$/.exec(pathname) ?? [];
  return `${protocol}//${host}${folder}/api/${project}/envelope/?sentry_version=7&sentry_key=${username}`;
}
