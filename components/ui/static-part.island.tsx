"use client";

import type { ComponentProps, ReactNode } from "react";

export type StaticPartProps = {
  /** Unique in the document */
  part: string;
  as?: "article" | "div" | "dl" | "form" | "nav" | "p" | "script" | "table";
  children?: ReactNode;
  /** In place of children: what they render */
  html?: string | undefined;
  /** In the data of a document in place of both, which lib/page-data leaves out */
  inDocument?: true;
  type?: "application/ld+json";
} & Pick<ComponentProps<"form">, "className" | "id" | "action" | "aria-label" | "aria-labelledby">;

/** The HTML of parts that came in the document, by the props that the router keeps for the way back */
const adopted = new WeakMap<StaticPartProps, string>();

function adoptedHtml(props: StaticPartProps): string {
  const known = adopted.get(props);
  if (known !== undefined) return known;
  const html = document.querySelector(`[data-part="${props.part}"]`)?.innerHTML ?? "";
  adopted.set(props, html);
  return html;
}

/** A part of a page in which nothing runs: the browser takes it from the document, and does not hydrate it. */
export function StaticPart(props: StaticPartProps) {
  const { part, as: Tag = "div", inDocument, html, children, ...attributes } = props;
  if (!inDocument && html === undefined) {
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
      dangerouslySetInnerHTML={{ __html: html ?? adoptedHtml(props) }}
    />
  );
}
