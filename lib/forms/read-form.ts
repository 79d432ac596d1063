import type { FormValues } from "./values";

/** What came in of a form. */
export type ReadForm = {
  values: FormValues;
  picture: Uint8Array | undefined;
  /** More came than is read, or it came too slowly; `values` has what stood before that. */
  isCut: boolean;
};

/** So much more is thrown away unread, in bytes: a browser whose line is cut while it sends shows no answer. */
const drained = 30_000_000;

/** However slow the line: after so many milliseconds what has not come counts as cut off. */
const patience = 90_000;

/**
 * Reads a form's body up to `limit` bytes, as browsers send it with JavaScript and without. Never throws for what
 * strangers send: undefined when it is no form at all.
 */
export async function readForm(request: Request, limit: number): Promise<ReadForm | undefined> {
  const type = request.headers.get("content-type") ?? "";
  const { bytes, isCut } = await readBytes(request, limit);
  const body = isCut ? whole(bytes, type) : bytes;
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
    if (typeof value === "string") values[name] ??= value;
    else if (name === "picture" && value.size > 0) picture ??= new Uint8Array(await value.arrayBuffer());
  }
  return { values, picture };
}

async function readBytes(request: Request, limit: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isCut = false;
  const reader = request.body?.getReader();
  const late = setTimeout(() => {
    isCut = true;
    reader?.cancel().catch(() => {});
  }, patience);
  try {
    for (;;) {
      const next = await reader?.read();
      if (!next || next.done) break;
      if (size < limit) chunks.push(next.value.subarray(0, limit - size));
      size += next.value.length;
      isCut ||= size > limit;
      if (size > limit + drained) {
        await reader?.cancel();
        break;
      }
    }
  } catch {
    // The visitor's line broke: what has come is all there will be.
    isCut = true;
  } finally {
    clearTimeout(late);
  }
  return { bytes: Buffer.concat(chunks), isCut };
}

/** A body that was cut off, ended after its last whole part, so that it can be read as one. */
function whole(bytes: Buffer<ArrayBuffer>, type: string): Buffer<ArrayBuffer> | undefined {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)/i.exec(type)?.[1];
  if (boundary === undefined) return /^application\/x-www-form-urlencoded/i.test(type) ? bytes : undefined;
  const last = bytes.lastIndexOf(`\r\n--${boundary}`);
  if (last < 0) return undefined;
  return Buffer.concat([bytes.subarray(0, last), Buffer.from(`\r\n--${boundary}--\r\n`)]);
}
