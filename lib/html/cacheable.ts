import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from "node:http";
import { asksForData } from "@/lib/http/data-request";

/** Whether a request is for a whole document, which depends on nothing but its address. */
export const asksForDocument = (request: IncomingMessage): boolean =>
  (request.method === "GET" || request.method === "HEAD") && !asksForData(request);

/** Headers that Node or the compression write anew for each response */
const ofTransfer = /^(content-(encoding|length)|transfer-encoding|connection|keep-alive|date)$/;

/** Whether a response may be sent to others too: it is a success, and sets no cookie. */
export const isForOthers = (response: ServerResponse): boolean =>
  response.statusCode === 200 && !response.hasHeader("Set-Cookie");

/** The headers that a response got after `before`, for sending its document again */
export const headersToCache = (response: ServerResponse, before: NodeJS.Dict<unknown>) =>
  Object.entries(response.getHeaders()).flatMap(([name, value]): [string, OutgoingHttpHeader][] =>
    value === undefined || value === before[name] || ofTransfer.test(name) ? [] : [[name, value]],
  );
