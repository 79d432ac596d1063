import type { ServerResponse } from "node:http";
import { applyCacheControl, isStorable, keptByBrowser } from "@/lib/http/cache-control";
import { reportError } from "@/lib/monitoring/report-error";
import { hasRenderNonce, withHashes } from "@/lib/security/content-security-policy";
import { renderNonce } from "@/lib/security/render-nonce";
import { lookStyles } from "@/lib/theme/look-styles";
import { fromByteString, toByteString } from "./byte-string";
import { headersToCache, isForOthers } from "./cacheable";
import { collectParts, missingParts } from "./collect-parts";
import { criticalCss } from "./critical-css";
import { FinishedDocument } from "./finished-document";
import { hashInlineCode } from "./hash-inline-code";
import { inlineCriticalCss } from "./inline-critical-css";
import { cachePage, type PageKey, type PageState } from "./page-cache";

const policyName = "Content-Security-Policy";
const noHashes = { script: [], style: [] };

/**
 * Finishes the document of a response, and sends it once it is whole. Everything else passes as it comes, under a policy without
 * the render's nonce.
 * @param page where the document may be kept, and the state in which the request came
 */
export function transformResponse(response: ServerResponse, page?: { key: PageKey; state: PageState }): void {
  const { write, end, flushHeaders, writeHead, req: request } = response;
  const headersBefore = response.getHeaders();
  const parts = collectParts(request);
  let chunks: Buffer[] | undefined;
  let policy = "";

  const isHeld = () => {
    chunks ??= isPage(response) ? [] : undefined;
    return chunks !== undefined;
  };
  const hold = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === "string") chunks?.push(Buffer.from(chunk, encoding as BufferEncoding | undefined));
    else if (chunk instanceof Uint8Array) chunks?.push(Buffer.from(chunk));
  };
  response.flushHeaders = function (this: ServerResponse) {
    if (!isHeld()) Reflect.apply(flushHeaders, this, []);
  };
  response.writeHead = function (this: ServerResponse, ...parameters: unknown[]) {
    // Next redirects a request for data to the address with their hash.
    applyCacheControl(this);
    if (this.statusCode === 307) this.setHeader("Cache-Control", "no-store");
    this.setHeader(policyName, withHashes(policyOf(this), noHashes));
    return Reflect.apply(writeHead, this, parameters);
  } as ServerResponse["writeHead"];
  response.write = function (this: ServerResponse, ...parameters: unknown[]) {
    if (!isHeld()) return Reflect.apply(write, this, parameters);
    hold(parameters[0], parameters[1]);
    return true;
  } as ServerResponse["write"];
  response.end = function (this: ServerResponse, ...parameters: unknown[]) {
    const [chunk, encoding] = parameters;
    if ((!chunks && !chunk) || !isHeld()) return Reflect.apply(end, this, parameters);
    hold(chunk, encoding);
    const source = Buffer.concat(chunks ?? []);
    policy = policyOf(this);
    Object.assign(this, { write, end });
    this.removeHeader("Content-Length");
    finish(source).catch((error) => {
      reportError(error, { part: "page" });
      this.destroy();
    });
    return this;
  } as ServerResponse["end"];

  const setPolicy = ({ hashes }: FinishedDocument) =>
    response.setHeader(policyName, withHashes(policy, hashes));

  async function finish(source: Buffer): Promise<void> {
    const missing = missingParts(parts, source);
    parts.clear();
    applyCacheControl(response);
    const cacheControl = response.getHeader("Cache-Control");
    const isWhole = isComplete(source);
    if (!isWhole && isStorable(cacheControl)) response.setHeader("Cache-Control", keptByBrowser);
    // Missing parts are no part of the bytes by which a page is known again.
    const mayBeKept = page && isWhole && missing === "" && isStorable(cacheControl) && isForOthers(response);
    if (!mayBeKept) {
      const document = finishDocument(source, missing);
      setPolicy(document);
      response.end(document.body);
      return;
    }
    const document = cachePage(page.key, source, lookStyles(), finishDocument, (finished) => {
      setPolicy(finished);
      return { state: page.state, headers: headersToCache(response, headersBefore) };
    });
    await document.send(request, response);
  }
}

/** @param missing markup for the end of the body */
function finishDocument(source: Buffer, missing = ""): FinishedDocument {
  const stylesFor = (html: string, hrefs: string[]) => criticalCss(html, hrefs) + toByteString(lookStyles());
  const whole = source.toString("latin1").replace(/(?=<\/body><\/html>$)/, () => toByteString(missing));
  const { html, hashes } = hashInlineCode(inlineCriticalCss(whole, renderNonce, stylesFor), renderNonce);
  return new FinishedDocument(fromByteString(html), hashes);
}

const policyOf = (response: ServerResponse): string => String(response.getHeader(policyName) ?? "");

const isPage = (response: ServerResponse): boolean =>
  String(response.getHeader("Content-Type")).startsWith("text/html") && hasRenderNonce(policyOf(response));

/** React's marks of a part that could not be rendered, Next's of a document of which nothing could be, and those of one request's trace */
const marks = ['data-dgst="', '$RX("', 'id="__next_error__"', '<meta name="sentry-trace"'];

const endOfDocument = Buffer.from("</html>");

/** Whether a document is whole, without failures, and the same for all visitors. */
const isComplete = (document: Buffer): boolean =>
  document.subarray(-endOfDocument.length).equals(endOfDocument) &&
  !marks.some((mark) => document.includes(mark));
