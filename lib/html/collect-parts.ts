import type { IncomingMessage } from "node:http";
import { currentRequest } from "@/lib/monitoring/log";
import { type DocumentParts, findDocumentParts } from "./static-parts";

const partsOfRequests = new WeakMap<object, DocumentParts>();

findDocumentParts(() => {
  const request = currentRequest.getStore();
  return request && partsOfRequests.get(request);
});

/** @returns the static parts of the document that a request asks for, once they are rendered; none of the router's requests */
export function collectParts({ headers }: IncomingMessage): DocumentParts {
  const parts: DocumentParts = new Map();
  const request = currentRequest.getStore();
  if (request && headers.rsc !== "1") partsOfRequests.set(request, parts);
  return parts;
}
