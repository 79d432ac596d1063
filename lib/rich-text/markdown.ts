import { escapePlainSigns } from "@dorfforum/shared/markdown/escape-plain-signs";
import { latestResult } from "@dorfforum/shared/runtime/latest-result";
import { german, type Language } from "@dorfforum/shared/text/languages";
import type { Root } from "hast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype, { defaultHandlers } from "remark-rehype";
import { type Processor, unified } from "unified";
import { textCache } from "@/lib/caches/text-cache";
import { areaCode } from "@/lib/contact/area-code";
import { processWide } from "@/lib/runtime/process-wide";
import { contentTexts } from "@/lib/texts/content";
import { splitAtBounds } from "./bounds";
import { keepLineBreaks, keepNumbers, shownHtml } from "./keep-lines";
import { linkPhoneNumbers } from "./link-phone-numbers";
import { markLanguages } from "./mark-languages";
import { frameTables, limitDepth, markQuotationSources, replaceCheckboxes } from "./shape-blocks";
import { addAnchors, type Heading, listHeadings, shiftHeadings } from "./shape-headings";
import { checkLinks, checkPictures, endAddresses } from "./shape-links";
import { textElement } from "./text-of";

export type MarkdownOptions = {
  /** The level of the text's highest heading */
  headingLevel?: 2 | 3 | 4;
  /** Whether headings get ids. Only one text of a page may have them, or they would collide. */
  anchors?: boolean;
  /** That of the text, German unless it says so */
  language?: Language | undefined;
};

/** Indented lines are paragraphs, and HTML is no block, so that the words in it stay Markdown. */
function onlyMeantMarkup(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { disable: { null: ["codeIndented", "htmlFlow"] } },
  ];
}

type Handler = (typeof defaultHandlers)["table"];

/** Rows that have more cells than the first keep them. */
const toWholeTable: Handler = (state, table) => {
  const columns = Math.max(...table.children.map((row) => row.children.length));
  const align = Array.from({ length: columns }, (_, column) => table.align?.[column] ?? null);
  return defaultHandlers.table(state, { ...table, align });
};

/** Exported for the test of its bounds */
export const processor = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(onlyMeantMarkup)
  .use(remarkRehype, {
    clobberPrefix: "fussnote-",
    footnoteLabel: contentTexts.footnotes,
    footnoteBackLabel: contentTexts.backToText,
    footnoteLabelProperties: {},
    handlers: { html: (_state, { value }: { value: string }) => shownHtml(value), table: toWholeTable },
  });

/** Trees take a multiple of their text: these are some 20 MB. */
const trees = processWide("markdownTrees", () => textCache<Root>(1_000_000));

/**
 * CommonMark with GFM as a safe tree: without raw HTML, with checked links and pictures, with headings in order. Numbers, line
 * breaks and signs that are no markup are shown as they were typed (docs/decisions/texts.md). The tree is cached and shared: do
 * not change it.
 */
export function toTree(
  markdown: string,
  { headingLevel = 2, anchors = false, language = german }: MarkdownOptions = {},
): Root {
  return trees(`${headingLevel}${anchors}${areaCode()}${language.code}\n${markdown}`, () =>
    build(markdown, headingLevel, anchors, language),
  );
}

const headingsOfTree = latestResult<Root, readonly Heading[]>();

/** The headings of toTree() with `anchors`, for a table of contents */
export function headings(markdown: string, language = german): readonly Heading[] {
  const tree = toTree(markdown, { anchors: true, language });
  return headingsOfTree(tree, "", () => listHeadings(tree));
}

function build(markdown: string, headingLevel: number, anchors: boolean, language: Language): Root {
  const { formatted, plain } = splitAtBounds(markdown);
  const source = escapePlainSigns(formatted);
  const tree = processor.runSync(processor.parse(source));
  keepNumbers(tree, source);
  keepLineBreaks(tree);
  limitDepth(tree);
  endAddresses(tree);
  checkLinks(tree);
  checkPictures(tree);
  linkPhoneNumbers(tree);
  shiftHeadings(tree, headingLevel);
  if (anchors) addAnchors(tree);
  frameTables(tree);
  markQuotationSources(tree);
  replaceCheckboxes(tree);
  const rest: Root = { type: "root", children: plain.map((paragraph) => textElement("p", paragraph)) };
  keepLineBreaks(rest);
  tree.children.push(...rest.children);
  markLanguages(tree, language);
  return tree;
}
