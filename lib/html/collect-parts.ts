import type { IncomingMessage } from "node:http";
import { createElement } from "react";
import { currentRequest } from "@/lib/monitoring/log";
import { staticMarkup } from "./static-markup";
import { type DocumentParts, partsTemplate, provideDocumentParts } from "./static-parts";

const partsOfRequests = new WeakMap<object, DocumentParts>();

provideDocumentParts(() => {
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

/**
 * The parts that the HTML of a document lacks, because an island does not show them or React has thrown its HTML away after an
 * error: a template, in which the browser finds them. "" if it lacks none.
 */
export function missingParts(parts: DocumentParts, source: Buffer): string {
  const missing = [...parts].filter(([id]) => !source.includes(` data-part="${id}"`));
  if (missing.length === 0) return "";
  const elements = missing.map(([id, { as: Tag = "div", part: _, html = "", ...attributes }]) =>
    createElement(Tag, {
      key: id,
      ...attributes,
      "data-part": id,
      dangerouslySetInnerHTML: { __html: html },
    }),
  );
  return staticMarkup()?.(createElement("template", { [partsTemplate]: "" }, elements)) ?? "";
}
