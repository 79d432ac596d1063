"use client";

import { partOfDocument, type StaticPartProps } from "@/lib/static-parts";

type Adopted = { as: StaticPartProps["as"]; html: string | undefined; attributes: object };

/** Parts that came in the document, by the props that the router keeps for the way back */
const adopted = new WeakMap<StaticPartProps, Adopted>();

function adopt(props: StaticPartProps, id: string): Adopted {
  if (typeof window === "undefined") return partOfDocument(id);
  const known = adopted.get(props);
  if (known) return known;
  const element = document.querySelector(`[data-part="${id}"]`);
  const part = {
    as: element?.localName as StaticPartProps["as"],
    html: element?.innerHTML ?? "",
    attributes: Object.fromEntries(
      Array.from(element?.attributes ?? [], ({ name, value }) => [
        name === "class" ? "className" : name,
        value,
      ]),
    ),
  };
  adopted.set(props, part);
  return part;
}

/** A part of a page in which nothing runs: the browser takes it from the document, and does not hydrate it. */
export function StaticPart(props: StaticPartProps) {
  const { part: ownId, inDocument, as, html, children, ...given } = props;
  const part = ownId ?? inDocument;
  const {
    as: Tag = "div",
    attributes,
    html: content,
  } = inDocument === undefined ? { as, attributes: given, html } : adopt(props, inDocument);
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
