import type { Element, Root } from "hast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { textCache } from "@/lib/caches/text-cache";
import { contentTexts } from "@/lib/texts/content";
import { splitAtBounds } from "./bounds";
import { frameTables, limitDepth, markSources, replaceCheckboxes } from "./shape-blocks";
import { addAnchors, type Heading, listHeadings, shiftHeadings } from "./shape-headings";
import { checkLinks, checkPictures } from "./shape-links";

export type MarkdownOptions = {
  /** What the text's highest heading becomes under the headings around it */
  headingLevel?: 2 | 3 | 4;
  /** Whether headings get ids: for one text a page, or they would collide */
  anchors?: boolean;
};

/** Raw HTML is dropped: remark-rehype passes it on only when told to. */
const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, {
  clobberPrefix: "fussnote-",
  footnoteLabel: contentTexts.footnotes,
  footnoteBackLabel: contentTexts.backToText,
  footnoteLabelProperties: {},
});

/** Trees take a multiple of their text: this is some 20 MB of them. */
const trees = textCache<Root>(1_000_000);

/**
 * CommonMark with GFM as a safe tree: no HTML of the writer's, links and pictures checked, headings in order.
 * The tree is shared by all who ask for the same text: do not change it.
 */
export function toTree(markdown: string, { headingLevel = 2, anchors = false }: MarkdownOptions = {}): Root {
  return trees(`${headingLevel}${anchors}\n${markdown}`, () => build(markdown, headingLevel, anchors));
}

/** For a table of contents: the headings as `toTree` with `anchors` shows them. */
export function headings(markdown: string, headingLevel: 2 | 3 | 4 = 2): Heading[] {
  return listHeadings(toTree(markdown, { headingLevel, anchors: true }));
}

function build(markdown: string, headingLevel: number, anchors: boolean): Root {
  const { formatted, plain } = splitAtBounds(markdown);
  const tree = processor.runSync(processor.parse(formatted));
  limitDepth(tree);
  checkLinks(tree);
  checkPictures(tree);
  shiftHeadings(tree, headingLevel);
  if (anchors) addAnchors(tree);
  frameTables(tree);
  markSources(tree);
  replaceCheckboxes(tree);
  tree.children.push(...plain.map(toParagraph));
  return tree;
}

const toParagraph = (value: string): Element => ({
  type: "element",
  tagName: "p",
  properties: {},
  children: [{ type: "text", value }],
});
