import type { ComponentProps, ReactNode } from "react";

/** What components/ui/static-part.island.tsx renders */
export type StaticPartProps = {
  /** Unique in the document */
  part?: string;
  as?: "article" | "div" | "dl" | "form" | "nav" | "p" | "script" | "table" | "ul" | undefined;
  children?: ReactNode;
  /** In place of children: what they render */
  html?: string | undefined;
  /** The part's id, alone in the data of a document: all else is taken from its HTML */
  inDocument?: string;
  type?: "application/ld+json";
} & Pick<ComponentProps<"form">, "className" | "id" | "action" | "aria-label" | "aria-labelledby">;

/** The static parts of a document that is being rendered, by their ids */
export type DocumentParts = Map<string, StaticPartProps>;

/** Marks the template that holds parts which the document does not show (lib/html/collect-parts.ts) */
export const partsTemplate = "data-parts";

const finder = Symbol.for("dorfforum.documentParts");

/**
 * Next bundles pages, islands and the server's start apart, so what finds the parts stands on globalThis. Without
 * lib/runtime/process-wide.ts, which would become a chunk of its own on every page, since islands that are loaded late import it too.
 */
const shared = globalThis as { [finder]?: () => DocumentParts | undefined };

/** The parts of the document that is being rendered; undefined for a client navigation, whose data have to be complete. */
export const documentParts = (): DocumentParts | undefined => shared[finder]?.();

export function provideDocumentParts(find: () => DocumentParts | undefined): void {
  shared[finder] = find;
}

/** The content and attributes of a part of the document that is being rendered */
export function partOfDocument(id: string) {
  const rendered = documentParts()?.get(id);
  if (!rendered) throw new Error(`The static part ${id} was not rendered for this document.`);
  const { as, html, part: _, ...attributes } = rendered;
  return { as, html, attributes };
}
