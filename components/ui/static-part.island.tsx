"use client";

import type { ComponentProps, ReactNode } from "react";

export type StaticPartProps = {
  /** Unique in the document */
  part?: string;
  as?: "article" | "div" | "dl" | "form" | "nav" | "p" | "script" | "table" | "ul";
  children?: ReactNode;
  /** In place of children: what they render */
  html?: string | undefined;
  /** The part's id, alone in the data of a document: lib/page-data leaves out all else, which stands in its HTML */
  inDocument?: string;
  type?: "application/ld+json";
} & Pick<ComponentProps<"form">, "className" | "id" | "action" | "aria-label" | "aria-labelledby">;

type Adopted = { as: StaticPartProps["as"]; html: string; attributes: Record<string, string> };

/** Parts that came in the document, by the props that the router keeps for the way back */
const adopted = new WeakMap<StaticPartProps, Adopted>();

function adopt(props: StaticPartProps): Adopted {
  const known = adopted.get(props);
  if (known) return known;
  const element = document.querySelector(`[data-part="${props.inDocument}"]`);
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
  } = inDocument === undefined ? { as, attributes: given, html } : adopt(props);
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
