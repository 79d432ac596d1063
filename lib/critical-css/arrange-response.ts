import type { ServerResponse } from "node:http";
import { fromByteString, toByteString } from "@/lib/byte-string";
import { lookStyles } from "@/lib/look-styles";
import { headersToKeep, mayBeKept } from "@/lib/page-cache/may-be-kept";
import { keepPage, type PageState } from "@/lib/page-cache/page-cache";
import { collectParts } from "@/lib/page-data/collect-parts";
import { shortenData } from "@/lib/page-data/shorten-data";
import { arrangeDocument } from "./arrange-document";
import { criticalCss } from "./critical-css";

/**
 * Has the documents of a response arranged. They are sent once they are whole; everything else passes as it comes.
 * @param state in which the request came; without it, the document is not sent again
 */
export function arrangeResponse(response: ServerResponse, state?: PageState): void {
  const { write, end } = response;
  const { url: address = "" } = response.req;
  const headersBefore = response.getHeaders();
  const parts = collectParts(response.req);
  let chunks: Buffer[] | undefined;

  const isHeld = () => {
    chunks ??= isPage(response) ? [] : undefined;
    return chunks !== undefined;
  };
  const hold = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === "string") chunks?.push(Buffer.from(chunk, encoding as BufferEncoding | undefined));
    else if (chunk instanceof Uint8Array) chunks?.push(Buffer.from(chunk));
  };
  response.write = function (this: ServerResponse, ...parameters: unknown[]) {
    if (!isHeld()) return Reflect.apply(write, this, parameters);
    hold(parameters[0], parameters[1]);
    return true;
  } as ServerResponse["write"];
  response.end = function (this: ServerResponse, ...parameters: unknown[]) {
    const [chunk, encoding] = parameters;
    if ((!chunks && !chunk) || !isHeld()) return Reflect.apply(end, this, parameters);
    hold(chunk, encoding);
    const document = Buffer.concat(chunks ?? []);
    if (!this.headersSent) this.removeHeader("Content-Length");
    return Reflect.apply(end, this, [arranged(document)]);
  } as ServerResponse["end"];

  function arranged(document: Buffer): Buffer {
    // React may have thrown HTML away that it had rendered.
    const missingParts = [...parts].flatMap(([id, props]) =>
      document.includes(` data-part="${id}"`) ? [] : props,
    );
    parts.clear();
    const nonce = nonceOf(response) ?? "";
    const stylesFor = (html: string, hrefs: string[]) =>
      criticalCss(html, hrefs) + toByteString(lookStyles());
    const arrange = (bytes: Buffer) =>
      fromByteString(arrangeDocument(shortenData(bytes.toString("latin1"), missingParts), nonce, stylesFor));
    // Missing parts are no part of the bytes by which a page is known again.
    if (nonce === "" || missingParts.length > 0 || !mayBeKept(address, response.getHeader("Cache-Control")))
      return arrange(document);
    const headers = state && headersToKeep(response, headersBefore);
    return keepPage(address, document, nonce, arrange, headers && { state, headers });
  }
}

const isPage = (response: ServerResponse): boolean =>
  String(response.getHeader("Content-Type")).startsWith("text/html") && nonceOf(response) !== undefined;

const nonceOf = (response: ServerResponse): string | undefined =>
  /'nonce-([^']+)'/.exec(String(response.getHeader("Content-Security-Policy")))?.[1];
