import type { Element, ElementContent, Root, RootContent } from "hast";
import { glossaryTexts } from "@/lib/texts/glossary";
import { textElement } from "./text-of";

/** A word of the glossary. `otherForms` are spelled otherwise than by one of the endings that are known here. */
export type GlossaryTerm = {
  name: string;
  otherForms: readonly string[];
  explanation: string;
  /** Where more about it stands: a checked path or URL */
  target?: string | undefined;
};

type Child = RootContent | ElementContent;

/** Headings and header cells are labels, code is quoted, and nothing can be pressed within a link. Explanations are in German. */
const leftOut = /^(?:h[1-6]|a|th|code|pre|sup)$/;

/** Longer ones are no terms. Beyond some 100,000 characters in all no regular expression is possible. */
const maxFormLength = 60;
const maxForms = 1500;

/** By the glossary, which is another list after each change, and the tree, which is cached. */
const marked = new WeakMap<readonly GlossaryTerm[], WeakMap<Root, Root>>();

/**
 * The tree with a button at the first use of each term, which opens the explanation behind it without JavaScript. Only one
 * text of a page may be marked: the explanations have ids.
 */
export function markTerms(tree: Root, terms: readonly GlossaryTerm[]): Root {
  if (terms.length === 0) return tree;
  const ofGlossary = marked.get(terms) ?? new WeakMap<Root, Root>();
  marked.set(terms, ofGlossary);
  const known = ofGlossary.get(tree);
  if (known) return known;
  const result = withMarks(tree, termFinder(terms));
  ofGlossary.set(tree, result);
  return result;
}

function withMarks<Parent extends Root | Element>(parent: Parent, split: TermFinder): Parent {
  const children = (parent.children as Child[]).flatMap((child): Child[] => {
    if (child.type === "text") return split(child.value);
    const isLeftOut = child.type !== "element" || leftOut.test(child.tagName) || child.properties.lang;
    return [isLeftOut ? child : withMarks(child, split)];
  });
  return { ...parent, children };
}

/** Splits a text at the terms that were not in an earlier one. */
type TermFinder = (text: string) => ElementContent[];

function termFinder(terms: readonly GlossaryTerm[]): TermFinder {
  const termByForm = new Map(
    terms
      .flatMap((term) => [term.name, ...term.otherForms].map((form) => [inOneLine(form), term] as const))
      .filter(([form]) => form.length <= maxFormLength)
      .slice(0, maxForms),
  );
  const pattern = patternOf([...termByForm.keys()]);
  const used = new Set<GlossaryTerm>();
  return (text) => {
    const parts: ElementContent[] = [];
    let end = 0;
    for (const { 0: word, 1: form = "", index } of text.matchAll(pattern)) {
      const term = termByForm.get(inOneLine(form));
      if (!term || used.has(term)) continue;
      used.add(term);
      parts.push({ type: "text", value: text.slice(end, index) }, ...explained(word, term, used.size));
      end = index + word.length;
    }
    return [...parts, { type: "text", value: text.slice(end) }];
  };
}

const inOneLine = (form: string) => form.replace(/\s+/g, " ");

const syntaxCharacter = /[\\^$.*+?()[\]{}|/]/g;

/** Whole words that are one of the forms or a form with a German ending. Compounds with a hyphen are other words. */
function patternOf(forms: readonly string[]): RegExp {
  const longestFirst = [...forms].sort((a, b) => b.length - a.length);
  const any = longestFirst
    .map((form) => form.replace(syntaxCharacter, "\\$&").replaceAll(" ", "\\s+"))
    .join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}]-?)(${any})(?:e?[sn])?(?!-?[\\p{L}\\p{N}])`, "gu");
}

function explained(word: string, { name, explanation, target }: GlossaryTerm, number: number) {
  const id = `begriff-${number}`;
  const more: Element = { ...textElement("a", glossaryTexts.more), properties: { href: target } };
  const button: Element = {
    ...textElement("button", word),
    properties: { type: "button", "data-term": "", popoverTarget: id, title: glossaryTexts.explain },
  };
  const popover: Element = {
    type: "element",
    tagName: "span",
    properties: { id, "data-explanation": "", popover: "auto" },
    children: [
      // For browsers without styles, which show it behind the word
      { type: "text", value: " " },
      textElement("strong", name),
      { type: "text", value: ` ${explanation}${target ? " " : ""}` },
      ...(target ? [more] : []),
    ],
  };
  return [button, popover];
}
