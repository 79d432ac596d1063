import { endsInAbbreviation } from "@/lib/browser/spoken-german";
import { languageIn } from "@/lib/browser/voices";

/** `language` is that of its words: "de". A word in another one is a sentence of its own. */
export type SpokenSentence = { text: string; language: string; range: Range };

const blockSelector = "h1, h2, h3, h4, h5, h6, p, li, th, td, figcaption, pre, dt, dd";
/** Buttons with a popover are words of the text that have an explanation. */
const skippedSelector = "[aria-hidden='true'], .sr-only, button:not([popovertarget]), [popover], sup";

/** Longer sentences are split at a comma or a space: Chrome stops in utterances that take more than 15 seconds. */
const maxUtteranceLength = 180;

/** The sentences of an element in reading order, without hidden text, visually hidden text, explanations and buttons. */
export function spokenSentences(root: Element): SpokenSentence[] {
  return textBlocks(root).flatMap(({ nodes, language }) => {
    const text = nodes.map(({ data }) => data).join("");
    return sentencesIn(text, language).map(([start, end]) => ({
      language,
      text: text.slice(start, end).replaceAll("\u00ad", "").replace(/\s+/g, " ").trim(),
      range: rangeOf(nodes, start, end),
    }));
  });
}

type TextBlock = { block: Element | null; language: string; nodes: Text[] };

function textBlocks(root: Element): TextBlock[] {
  const groups: TextBlock[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent || parent.closest(skippedSelector)) continue;
    const block = parent.closest(blockSelector);
    // Browsers that translate a page say so at its root.
    const language = languageIn(parent.closest("[lang]")?.getAttribute("lang") || "de");
    const last = groups.at(-1);
    if (last && last.block === block && last.language === language) last.nodes.push(node);
    else groups.push({ block, language, nodes: [node] });
  }
  return groups;
}

function sentencesIn(text: string, language: string): [start: number, end: number][] {
  const spans: [number, number][] = [];
  let start = 0;
  for (const { index, segment } of new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)) {
    const end = index + segment.length;
    if (language === "de" && endsInAbbreviation(text.slice(start, end)) && end < text.length) continue;
    spans.push(...split(text, start, end));
    start = end;
  }
  return spans.filter(([from, to]) => /[\p{L}\p{N}]/u.test(text.slice(from, to)));
}

function split(text: string, start: number, end: number): [number, number][] {
  if (end - start <= maxUtteranceLength) return [[start, end]];
  const part = text.slice(start, start + maxUtteranceLength);
  const afterComma = Math.max(...[", ", "; ", " – "].map((separator) => part.lastIndexOf(separator) + 1));
  const space = part.lastIndexOf(" ");
  const length = afterComma > maxUtteranceLength / 3 ? afterComma : space > 0 ? space : maxUtteranceLength;
  return [[start, start + length], ...split(text, start + length, end)];
}

function rangeOf(nodes: Text[], start: number, end: number): Range {
  const range = document.createRange();
  let offset = 0;
  for (const node of nodes) {
    const next = offset + node.length;
    if (start >= offset && start < next) range.setStart(node, start - offset);
    if (end > offset && end <= next) range.setEnd(node, end - offset);
    offset = next;
  }
  return range;
}
