import { type ChildNode, type Container, parse } from "postcss";

/** What a page has: names of classes and of elements, and data attributes with their values (`data-name="value"`) */
export type PageNames = Record<"classes" | "elements" | "attributes", ReadonlySet<string>>;

type Selector = { text: string } & Record<keyof PageNames, string[]>;

/** `property` is set for custom properties (`--name`). */
type Declaration = { text: string; property?: string };

/** A part of a stylesheet that is kept or left out as a whole. */
export type StyleNode =
  | { type: "text"; text: string }
  | { type: "rule"; selectors: Selector[]; declarations: Declaration[] }
  | { type: "keyframes"; name: string; text: string }
  | { type: "group"; prelude: string; nodes: StyleNode[] };

/** A stylesheet without what no first paint needs: web fonts, transitions, and styles for printing and for what somebody does. */
export const parseStylesheet = (css: string): StyleNode[] => toNodes(parse(css));

const toNodes = (container: Container): StyleNode[] =>
  (container.nodes ?? []).flatMap((node) => toNode(node) ?? []);

function toNode(node: ChildNode): StyleNode | undefined {
  if (node.type === "rule") {
    const selectors = node.selectors.filter((each) => !isForActions(each)).map(toSelector);
    const declarations = node.nodes.flatMap((each) => toDeclaration(each) ?? []);
    return { type: "rule", selectors, declarations };
  }
  if (node.type !== "atrule") return undefined;
  const { name, params } = node;
  if (name === "page" || (name === "media" && params === "print")) return undefined;
  if (name === "font-face") return node.toString().includes("url(") ? undefined : textOf(node);
  if (name === "keyframes") return { type: "keyframes", name: params, text: `${node}` };
  if (!node.nodes) return { type: "text", text: `${node};` };
  return ["media", "supports", "layer", "container"].includes(name)
    ? { type: "group", prelude: `@${name} ${params}`, nodes: toNodes(node) }
    : textOf(node);
}

/** A pointer's, a selection, what is read aloud, a form that is being sent */
const isForActions = (selector: string) =>
  /:(hover|active|selection|highlight)\b|\[aria-busy=/.test(selector.replace(/:not\([^()]*\)/g, ""));

function toDeclaration(node: ChildNode): Declaration | undefined {
  if (node.type !== "decl" || /^(-webkit-)?transition\b/.test(node.prop)) return undefined;
  return { text: `${node}`, ...(node.variable && { property: node.prop }) };
}

const textOf = (node: ChildNode): StyleNode => ({ type: "text", text: `${node}` });

/** What a selector needs. What stands in `:not()`, `:is()` and the like is not looked at. */
function toSelector(text: string): Selector {
  let needed = text;
  for (let before = ""; before !== needed; ) {
    before = needed;
    needed = needed.replace(/\([^()]*\)/g, "");
  }
  const plain = needed.replace(/\[[^\]]*\]/g, "").replace(/(?<!\\)::?[\w-]+/g, "");
  return {
    text,
    classes: [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = ""]) => name.replaceAll("\\", "")),
    elements: [...plain.matchAll(/(?<![\w.#\\-])[a-z][\w-]*/g)].map(([name]) => name),
    attributes: [...needed.matchAll(/\[(data-[\w-]+)="?([^\]"]*)"?\]/g)].map(
      ([, name, value]) => `${name}="${value}"`,
    ),
  };
}

/**
 * The stylesheet with the rules alone that may apply to a page, in the same order, and of custom properties those that these
 * rules use.
 */
export function rulesFor(nodes: readonly StyleNode[], names: PageNames): string {
  let used: ReadonlySet<string> = new Set();
  while (true) {
    const rules = nodes.map((node) => render(node, names, used)).join("");
    const animations = nodes.flatMap(keyframesIn).filter(({ name }) => rules.includes(name));
    const css = rules + animations.map(({ text }) => text).join("");
    const referred = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name));
    if (referred.size === used.size) return css;
    used = referred;
  }
}

function render(node: StyleNode, names: PageNames, used: ReadonlySet<string>): string {
  if (node.type === "text") return node.text;
  if (node.type === "keyframes") return "";
  if (node.type === "group") {
    const inside = node.nodes.map((each) => render(each, names, used)).join("");
    return inside && `${node.prelude}{${inside}}`;
  }
  const selectors = node.selectors.filter(
    ({ classes, elements, attributes }) =>
      classes.every((each) => names.classes.has(each)) &&
      elements.every((each) => names.elements.has(each)) &&
      attributes.every((each) => names.attributes.has(each)),
  );
  const declarations = node.declarations.filter(({ property }) => !property || used.has(property));
  if (selectors.length === 0 || declarations.length === 0) return "";
  return `${selectors.map(({ text }) => text).join(",")}{${declarations.map(({ text }) => text).join(";")}}`;
}

const keyframesIn = (node: StyleNode): { name: string; text: string }[] => {
  if (node.type === "keyframes") return [node];
  return node.type === "group" ? node.nodes.flatMap(keyframesIn) : [];
};
