/** One breath of a text, and where it stands on the page. */
export type SpokenSentence = { text: string; range: Range };

const blocks = "h1, h2, h3, h4, h5, h6, p, li, th, td, figcaption, pre, dt, dd";
const silent = "[aria-hidden='true'], .sr-only, button, sup";

/** Longer ones are cut at a comma or a blank: Chrome falls silent in an utterance that takes more than 15 seconds. */
const longest = 180;

/** A full stop that ends no sentence: "am 6. Dezember", "z. B.", "Dr. Muster" */
const noEnd = /(?:^|[\s(„])(?:\d{1,2}|\p{L}|bzw|ca|Dr|evtl|ggf|Nr|Prof|St|Str|Tel|usw|vgl)\.\s*$/u;

/** The sentences of a part of the page in the order they are read; what only eyes or ears are meant to get is left out. */
export function spokenSentences(root: Element): SpokenSentence[] {
  return textBlocks(root).flatMap((nodes) => {
    const text = nodes.map(({ data }) => data).join("");
    return sentencesIn(text).map(([start, end]) => ({
      text: text.slice(start, end).replace(/\s+/g, " ").trim(),
      range: rangeOf(nodes, start, end),
    }));
  });
}

/** The text nodes of each paragraph, heading, cell … */
function textBlocks(root: Element): Text[][] {
  const found: { block: Element | null; nodes: Text[] }[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent || parent.closest(silent)) continue;
    const block = parent.closest(blocks);
    const last = found.at(-1);
    if (last && last.block === block) last.nodes.push(node);
    else found.push({ block, nodes: [node] });
  }
  return found.map(({ nodes }) => nodes);
}

/** Beginnings and ends in a text. */
function sentencesIn(text: string): [start: number, end: number][] {
  const spans: [number, number][] = [];
  let start = 0;
  for (const { index, segment } of new Intl.Segmenter("de", { granularity: "sentence" }).segment(text)) {
    const end = index + segment.length;
    if (noEnd.test(segment) && end < text.length) continue;
    spans.push(...cut(text, start, end));
    start = end;
  }
  return spans.filter(([from, to]) => /[\p{L}\p{N}]/u.test(text.slice(from, to)));
}

function cut(text: string, start: number, end: number): [number, number][] {
  if (end - start <= longest) return [[start, end]];
  const part = text.slice(start, start + longest);
  const place = Math.max(part.lastIndexOf(", ") + 1, part.lastIndexOf("; ") + 1, part.lastIndexOf(" – ") + 1);
  const blank = part.lastIndexOf(" ");
  const length = place > longest / 3 ? place : blank > 0 ? blank : longest;
  return [[start, start + length], ...cut(text, start + length, end)];
}

function rangeOf(nodes: Text[], start: number, end: number): Range {
  const range = document.createRange();
  let passed = 0;
  for (const node of nodes) {
    const next = passed + node.length;
    if (start >= passed && start < next) range.setStart(node, start - passed);
    if (end > passed && end <= next) range.setEnd(node, end - passed);
    passed = next;
  }
  return range;
}
