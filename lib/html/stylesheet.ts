import { type ChildNode, type Container, parse } from "postcss";
import selectorParser, { type Selector as SelectorNode } from "postcss-selector-parser";

/** Selectors that occur in the page: classes, elements, data attributes (`[data-name]`, `[data-name="value"]`) */
export type PageNames = ReadonlySet<string>;

/** All of the names, and of each list of alternatives one */
type Needs = { names: string[]; oneOf: Needs[][] };

type Selector = { text: string; needs: Needs };

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

const toSelector = (text: string): Selector => {
  const [selector] = selectorParser().astSync(text).nodes;
  return { text, needs: selector ? needsOf(selector) : { names: [], oneOf: [] } };
};

/** What an element that a selector describes needs of its page. What stands in `:not()` is not looked at. */
function needsOf(selector: SelectorNode): Needs {
  const needs: Needs = { names: [], oneOf: [] };
  for (const node of selector.nodes) {
    if (node.type === "class") needs.names.push(`.${node.value}`);
    else if (node.type === "tag") needs.names.push(node.value);
    else if (node.type === "attribute" && node.attribute.startsWith("data-"))
      needs.names.push(node.operator === "=" ? `[${node.attribute}="${node.value}"]` : `[${node.attribute}]`);
    else if (node.type === "pseudo" && [":is", ":where", ":has"].includes(node.value))
      needs.oneOf.push(node.nodes.map(needsOf));
  }
  return needs;
}

const isMet = ({ names, oneOf }: Needs, page: PageNames): boolean =>
  names.every((name) => page.has(name)) &&
  oneOf.every((alternatives) => alternatives.some((each) => isMet(each, page)));

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
  const selectors = node.selectors.filter(({ needs }) => isMet(needs, names));
  const declarations = node.declarations.filter(({ property }) => !property || used.has(property));
  if (selectors.length === 0 || declarations.length === 0) return "";
  return `${selectors.map(({ text }) => text).join(",")}{${declarations.map(({ text }) => text).join(";")}}`;
}

const keyframesIn = (node: StyleNode): { name: string; text: string }[] => {
  if (node.type === "keyframes") return [node];
  return node.type === "group" ? node.nodes.flatMap(keyframesIn) : [];
};
