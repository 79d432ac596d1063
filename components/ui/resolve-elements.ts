import {
  cloneElement,
  createElement,
  Fragment,
  type FunctionComponent,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";
import { documentParts, partOfDocument, type StaticPartProps } from "@/lib/html/static-parts";
import { keepTimes } from "@/lib/typography/keep-times";
import { Icon } from "./icon.island";
import { IconMarkup } from "./icon-markup";
import { StaticPart } from "./static-part.island";

/** Server-side replacements for client components without behaviour */
const markupOfIslands = new Map<unknown, FunctionComponent<never>>([
  [Icon, IconMarkup],
  [StaticPart, nestedPart],
]);

function nestedPart({ inDocument, part: _, ...given }: StaticPartProps) {
  if (inDocument === undefined) return markupOf(given);
  const { attributes, ...content } = partOfDocument(inDocument);
  // It is a part of the one around it.
  documentParts()?.delete(inDocument);
  return markupOf({ ...content, ...attributes });
}

const markupOf = ({ as: Tag = "div", html = "", ...attributes }: StaticPartProps) =>
  createElement(Tag, { ...attributes, dangerouslySetInnerHTML: { __html: html } });

type Slot = { content?: ReactNode };
const SlotContent = ({ slot }: { slot: Slot }) => slot.content;

/**
 * Replaces components by what they render, so that HTML elements remain, in whose texts no line ends within a time. It is called
 * while a server component renders, because components use hooks.
 * @param pending receives a promise for each asynchronous component; what it renders is resolved by the next call
 * @throws for an island with behaviour
 */
export function resolveElements(node: ReactNode, pending: Promise<void>[]): ReactNode {
  // As arguments, for their keys mean nothing to HTML.
  if (Array.isArray(node))
    return createElement(Fragment, undefined, ...node.map((each) => resolveElements(each, pending)));
  if (node instanceof Promise) return resolveLater(node, pending);
  if (typeof node === "string") return keepTimes(node);
  if (!isValidElement(node)) return node;
  const { type, props } = node as ReactElement<{ children?: ReactNode }>;
  if (typeof type === "function") {
    const component = (markupOfIslands.get(type) ?? type) as (props: object) => Awaited<ReactNode>;
    if ("$$typeof" in component) throw new Error("An island stands in a static part.");
    return resolveElements(component(props), pending);
  }
  if (props.children === undefined) return node;
  return cloneElement(node as ReactElement, undefined, resolveElements(props.children, pending));
}

function resolveLater(promise: Promise<Awaited<ReactNode>>, pending: Promise<void>[]): ReactNode {
  const slot: Slot = {};
  pending.push(
    promise.then((content) => {
      slot.content = content;
    }),
  );
  return createElement(SlotContent, { slot });
}
