import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fresh from "fresh";
import Negotiator from "negotiator";
import { contentHash } from "@/lib/http/conditional-request";
import type { InlineHashes } from "@/lib/security/content-security-policy";

type Encoding = "br" | "gzip" | "identity";

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => {
    const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: sizeHint } = constants;
    return promisify(brotliCompress)(body, { params: { [quality]: 6, [sizeHint]: body.length } });
  },
  gzip: promisify<Buffer, Buffer>(gzip),
  identity: async (body) => body,
};

/** The best of those that a request accepts */
function encodingFor(request: IncomingMessage): Encoding {
  const accepted = new Negotiator(request).encodings();
  return (["br", "gzip"] as const).find((each) => accepted.includes(each)) ?? "identity";
}

/** A document as everybody gets it */
export class FinishedDocument {
  readonly #encoded: Partial<Record<Encoding, Promise<Buffer>>> = {};
  readonly #hash: string;

  constructor(
    readonly body: Buffer,
    /** Of its inline scripts and styles */
    readonly hashes: InlineHashes,
  ) {
    this.#hash = contentHash(body);
  }

  /** The body in an encoding; compressed once. */
  #encode(encoding: Encoding): Promise<Buffer> {
    this.#encoded[encoding] ??= compressors[encoding](this.body);
    return this.#encoded[encoding];
  }

  /**
   * Sends the document in the encoding that the visitor's browser prefers, or 304 if it has it. The headers of the response are
   * set; its policy is a part of the tag, for a 304 confirms it too (RFC 9110, 15.4.5).
   */
  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const encoding = encodingFor(request);
    const policy = String(response.getHeader("Content-Security-Policy"));
    const etag = `"${contentHash(policy + this.#hash)}-${encoding}"`;
    response.setHeader("ETag", etag);
    response.setHeader("Vary", "Accept-Encoding");
    // Without Cache-Control: a reload may be answered with 304 as well.
    if (fresh({ "if-none-match": request.headers["if-none-match"] }, { etag })) {
      response.removeHeader("Content-Type");
      response.writeHead(304).end();
      return;
    }
    const bytes = await this.#encode(encoding);
    if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
    response.setHeader("Content-Length", bytes.length);
    response.end(bytes);
  }
}
