type Body = ReadableStream<Uint8Array> | null;

/** "too large" above the limit, "broken" when the client closes the connection. */
export async function readBody(body: Body, maxBytes: number): Promise<Blob | "too large" | "broken"> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for await (const part of body ?? []) {
      size += part.byteLength;
      if (size > maxBytes) return "too large";
      parts.push(new Uint8Array(part));
    }
  } catch {
    return "broken";
  }
  return new Blob(parts);
}
