import type { FormValues } from "./values";

/** A form as far as it was received. */
export type ReadForm = {
  values: FormValues;
  picture: Uint8Array | undefined;
  /** The body was longer than the limit, too slow, or broke off; `values` has what came before. */
  isCut: boolean;
};

/** Discarded above the limit: a browser whose connection is closed while it sends shows no response. */
const maxDiscardedBytes = 30_000_000;

const bodyTimeoutMs = 90_000;

/**
 * Reads the body of a form up to `limit` bytes, as browsers send it with JavaScript and without.
 * @returns undefined when the body is no form; a broken body never throws
 */
export async function readForm(request: Request, limit: number): Promise<ReadForm | undefined> {
  const type = request.headers.get("content-type") ?? "";
  const { bytes, isCut } = await readBytes(request, limit);
  const body = isCut ? completed(bytes, type) : bytes;
  if (!body) return undefined;
  try {
    const form = await new Response(body, { headers: { "Content-Type": type } }).formData();
    return { ...(await partsOf(form)), isCut };
  } catch {
    return undefined;
  }
}

async function partsOf(form: FormData): Promise<Pick<ReadForm, "values" | "picture">> {
  const values: Record<string, string> = {};
  let picture: Uint8Array | undefined;
  for (const [name, value] of form) {
    // Node 22 leaves a byte order mark out, 24 reads it as a character.
    if (typeof value === "string") values[name] ??= value.replace(/^\ufeff/, "");
    else if (name === "picture" && value.size > 0) picture ??= new Uint8Array(await value.arrayBuffer());
  }
  return { values, picture };
}

async function readBytes(request: Request, limit: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isCut = false;
  const reader = request.body?.getReader();
  const timeout = setTimeout(() => {
    isCut = true;
    reader?.cancel().catch(() => {});
  }, bodyTimeoutMs);
  try {
    for (;;) {
      const next = await reader?.read();
      if (!next || next.done) break;
      if (size < limit) chunks.push(next.value.subarray(0, limit - size));
      size += next.value.length;
      isCut ||= size > limit;
      if (size > limit + maxDiscardedBytes) {
        await reader?.cancel();
        break;
      }
    }
  } catch {
    // The connection broke. The part that came is used.
    isCut = true;
  } finally {
    clearTimeout(timeout);
  }
  return { bytes: Buffer.concat(chunks), isCut };
}

/** Ends a body that was cut off after its last complete part, so that it can be parsed. */
function completed(bytes: Buffer<ArrayBuffer>, type: string): Buffer<ArrayBuffer> | undefined {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)/i.exec(type)?.[1];
  if (boundary === undefined) return /^application\/x-www-form-urlencoded/i.test(type) ? bytes : undefined;
  const last = bytes.lastIndexOf(`\r\n--${boundary}`);
  if (last < 0) return undefined;
  return Buffer.concat([bytes.subarray(0, last), Buffer.from(`\r\n--${boundary}--\r\n`)]);
}
