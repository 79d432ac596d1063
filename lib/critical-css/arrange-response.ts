import type { ServerResponse } from "node:http";
import { lookStyles } from "@/lib/look-styles";
import { leaveOutStaticParts } from "@/lib/page-data/leave-out-static-parts";
import { arrangeDocument } from "./arrange-document";
import { arrangedDocument } from "./arranged-documents";
import { criticalCss } from "./critical-css";
import { mayBeKept } from "./may-be-kept";

/** Has the documents of a response arranged. They are sent once they are whole; everything else passes as it comes. */
export function arrangeResponse(response: ServerResponse): void {
  const { write, end } = response;
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
    return Reflect.apply(end, this, [arrangedFor(this, document)]);
  } as ServerResponse["end"];
}

function arrangedFor(response: ServerResponse, document: Buffer): Buffer {
  const nonce = nonceOf(response) ?? "";
  const { url: address = "" } = response.req;
  const look = lookStyles();
  const stylesFor = (html: string, hrefs: string[]) => criticalCss(html, hrefs) + look;
  const arrange = (html: string) => arrangeDocument(leaveOutStaticParts(html), nonce, stylesFor);
  return nonce !== "" && mayBeKept(address, response.getHeader("Cache-Control"))
    ? arrangedDocument(`${address} ${look}`, document, nonce, arrange)
    : Buffer.from(arrange(document.toString("utf8")));
}

const isPage = (response: ServerResponse): boolean =>
  String(response.getHeader("Content-Type")).startsWith("text/html") && nonceOf(response) !== undefined;

const nonceOf = (response: ServerResponse): string | undefined =>
  /'nonce-([^']+)'/.exec(String(response.getHeader("Content-Security-Policy")))?.[1];
