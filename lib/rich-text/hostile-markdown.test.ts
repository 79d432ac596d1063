import { escapePlainSigns } from "@dorfforum/shared/markdown/escape-plain-signs";
import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import { maxFormattedLength, splitAtBounds } from "./bounds";
import { processor, toTree } from "./markdown";
import { textOf } from "./text-of";

describe("hostile text", () => {
  afterEach(() => jest.restoreAllMocks());
  const letters = 4 * maxFormattedLength;
  test.each([
    [
      "long prose",
      "Der **Bach** darf [wieder](/beitrag/bach) fließen.\n\n## Titel\n\n- a\n- b\n\n".repeat(letters / 80),
    ],
    ["a long text without a blank", "Wort ".repeat(letters / 5)],
    ["a long table", `|a|b|\n|-|-|\n${"|x|y|\n".repeat(letters / 6)}`],
    ["quotes nested without end", ">".repeat(letters)],
    ["quotes with blanks", `${"> ".repeat(letters / 2)}a`],
    ["lists nested in one line", `${"- ".repeat(letters / 2)}a`],
    [
      "lists nested over many lines",
      Array.from({ length: 600 }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n"),
    ],
    ["emphasis without end", "*a_ ".repeat(letters / 4)],
    ["brackets without end", "[".repeat(letters)],
    ["pictures without end", "![".repeat(letters / 2)],
    ["footnotes without end", "[^1] ".repeat(letters / 5)],
  ])("only a bounded part of %s is parsed, and the rest is shown as plain text", (_what, markdown) => {
    const parse = processor.parse.bind(processor);
    const parsed: string[] = [];
    jest.spyOn(processor, "parse").mockImplementation((text) => {
      parsed.push(String(text));
      // Without bounds the parser would take minutes, or overflow the stack.
      if (String(text).length > 2 * maxFormattedLength)
        throw new Error("The parser was given an unbounded text");
      return parse(text);
    });
    const tree = toTree(markdown);
    const { formatted, plain } = splitAtBounds(markdown);
    expect(parsed).toEqual([escapePlainSigns(formatted)]);
    const shown = tree.children.slice(tree.children.length - plain.length);
    const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();
    expect(shown.map((node) => inOneLine(textOf(node)))).toEqual(plain.map(inOneLine));
    expect(depthOf(tree)).toBeLessThan(50);
    expect(textOf(tree).length).toBeGreaterThan(100);
  });
});

const depthOf = (node: Root | Element): number =>
  1 + Math.max(0, ...node.children.flatMap((child) => (child.type === "element" ? [depthOf(child)] : [])));

describe("any text", () => {
  const anyMarkdown = textWith(
    ...[
      "# ",
      "## ",
      "- ",
      "1. ",
      "> ",
      "    ",
      "\n",
      "\n\n",
      "***",
      "_",
      "~~",
      "`",
      "```",
      "|",
      "|-|",
      "- [x] ",
      "  \n",
    ],
    ...[
      "[a](",
      "![b](",
      ")",
      "[c]",
      "[c]: ",
      "[^1]",
      "[^1]: ",
      "<",
      ">",
      '"',
      "<!--",
      "<script>",
      "<b onclick=a>",
    ],
    ...[
      "javascript:alert(1)",
      "JAVASCRIPT&colon;a",
      "data:text/html,a",
      "https://example.org",
      "/uploads/a.jpg",
    ],
    ...["mailto:a@b.de", "tel:1", "//evil", "www.example.org", "&#106;avascript:", "\\", "— "],
  );
  const elements = new Set(
    "a blockquote br code del div em figcaption figure footer h2 h3 h4 h5 h6 hr img li ol p pre section span strong sup table tbody td th thead tr ul".split(
      " ",
    ),
  );
  const attributes = new Set(
    "alt ariaDescribedBy ariaLabel className dataAlign dataFootnoteBackref dataFootnoteRef dataFootnotes dataLabel dataShort dataSign dataTable dataTask decoding dir href id lang loading rel role scope src start tabIndex title value".split(
      " ",
    ),
  );
  const isSafe = (address: unknown) => /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(String(address));

  test("becomes a tree of bounded size that can run nothing", () => {
    fc.assert(
      fc.property(anyMarkdown, fc.boolean(), (markdown, anchors) => {
        const tree = toTree(markdown, { anchors });
        visit(tree, (node) => {
          if (node.type === "root" || node.type === "text") return;
          if (node.type !== "element") throw new Error(`A node of type ${node.type}`);
          expect(elements).toContain(node.tagName);
          for (const [name, value] of Object.entries(node.properties)) {
            expect(attributes).toContain(name);
            if (name === "href" || name === "src") expect(isSafe(value)).toBe(true);
          }
        });
        expect(depthOf(tree)).toBeLessThan(50);
        expect(toHtml(tree).length).toBeLessThan(1000 + 100 * markdown.length);
      }),
    );
  });

  test("of words with markup keeps its words in their order", () => {
    const markup = [
      "# %",
      "- %",
      "> %",
      "**%**",
      "[%](/a)",
      "[%](javascript:a)",
      "|%|\n|-|",
      "`%`",
      "~~%~~ ",
      "%",
    ];
    const words = fc.array(fc.tuple(fc.constantFrom(...markup), fc.stringMatching(/^[a-zäöüß]{1,12}$/)));
    fc.assert(
      fc.property(words, (blocks) => {
        const markdown = blocks.map(([block, word]) => block.replace("%", word)).join("\n\n");
        expect(textOf(toTree(markdown)).split(/\s+/).filter(Boolean)).toEqual(blocks.map(([, word]) => word));
      }),
    );
  });
});
