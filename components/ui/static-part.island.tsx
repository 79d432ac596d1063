"use client";

import { partOfDocument, partsTemplate, type StaticPartProps } from "@/lib/html/static-parts";

type Content = { as: StaticPartProps["as"]; html: string | undefined; attributes: object };

/**
 * Parts of the document that was loaded, by their ids, also those that the router has taken away before anything of theirs
 * was rendered. The pages that it brings have parts of the same ids.
 */
const loaded = new Map<string | undefined, HTMLElement>();

const hiddenParts = () =>
  [...document.querySelectorAll<HTMLTemplateElement>(`template[${partsTemplate}]`)].map(
    ({ content }) => content,
  );

function contentOf(id: string): Content {
  if (typeof window === "undefined") return partOfDocument(id);
  if (!loaded.has(id))
    for (const root of [document, ...hiddenParts()])
      for (const element of root.querySelectorAll<HTMLElement>("[data-part]"))
        if (!loaded.has(element.dataset.part)) loaded.set(element.dataset.part, element);
  const { localName, innerHTML, attributes } = loaded.get(id) ?? document.createElement("div");
  return {
    as: localName as StaticPartProps["as"],
    html: innerHTML,
    attributes: Object.fromEntries(
      Array.from(attributes, ({ name, value }) => [name === "class" ? "className" : name, value]),
    ),
  };
}

/** A part of a page in which nothing runs: the browser takes it from the document, and does not hydrate it. */
export function StaticPart({ part: ownId, inDocument, as, html, children, ...given }: StaticPartProps) {
  const part = ownId ?? inDocument;
  const {
    as: Tag = "div",
    attributes,
    html: content,
  } = inDocument === undefined ? { as, attributes: given, html } : contentOf(inDocument);
  if (content === undefined) {
    return (
      <Tag key="elements" {...attributes} data-part={part}>
        {children}
      </Tag>
    );
  }
  return (
    <Tag
      key="html"
      {...attributes}
      data-part={part}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML that React rendered on the server
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
