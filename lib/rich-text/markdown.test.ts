/** @jest-environment node */

import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import { setAreaCode } from "@/lib/area-code";
import { fc, textWith } from "@/lib/testing/arbitraries";
import { maxFormattedLength, splitAtBounds } from "./bounds";
import { headings, processor, toTree } from "./markdown";
import { textOf } from "./text-of";

function all(tree: Root, ...tagNames: string[]): Element[] {
  const found: Element[] = [];
  visit(tree, "element", (element) => {
    if (tagNames.includes(element.tagName)) found.push(element);
  });
  return found;
}

const only = (tree: Root, tagName: string): Element => {
  const [element, ...more] = all(tree, tagName);
  if (!element || more.length > 0) throw new Error(`There is not exactly one ${tagName}`);
  return element;
};

describe("headings", () => {
  const levels = (markdown: string, headingLevel?: 2 | 3 | 4) =>
    all(toTree(markdown, headingLevel ? { headingLevel } : {}), "h1", "h2", "h3", "h4", "h5", "h6").map(
      ({ tagName }) => tagName,
    );

  test("the highest gets the level below the page's own heading", () => {
    expect(levels("# A\n\n## B")).toEqual(["h2", "h3"]);
    expect(levels("## A\n\n### B")).toEqual(["h2", "h3"]);
    expect(levels("### A")).toEqual(["h2"]);
    expect(levels("## A\n\n### B", 4)).toEqual(["h4", "h5"]);
  });

  test("no level is skipped", () => {
    expect(levels("## A\n\n##### B\n\n## C")).toEqual(["h2", "h3", "h2"]);
    expect(levels("### A\n\n## B")).toEqual(["h2", "h2"]);
    expect(levels("# 1\n\n## 2\n\n### 3\n\n#### 4\n\n##### 5\n\n###### 6")).toEqual([
      "h2",
      "h3",
      "h4",
      "h5",
      "h6",
      "h6",
    ]);
  });

  test("ids are made of German words, unique, and set on demand only", () => {
    const text = "## Öffnungszeiten & Straße\n\n## Öffnungszeiten & Straße\n\n## 🎉";
    expect(headings(text)).toEqual([
      { id: "abschnitt-oeffnungszeiten-strasse", text: "Öffnungszeiten & Straße", level: 2 },
      { id: "abschnitt-oeffnungszeiten-strasse-2", text: "Öffnungszeiten & Straße", level: 2 },
      { id: "abschnitt-ohne-titel", text: "🎉", level: 2 },
    ]);
    expect(all(toTree(text), "h2").map(({ properties }) => properties.id)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("a link inside the text leads to its heading", () => {
    const tree = toTree("[hin](#uebersicht)\n\n## Übersicht", { anchors: true });
    expect(only(tree, "a").properties.href).toBe("#abschnitt-uebersicht");
  });
});

describe("links", () => {
  test.each([
    ["[x](/beitrag/bach)", "/beitrag/bach"],
    ["[x](/übersicht/vereine)", "/%C3%BCbersicht/vereine"],
    ["[x](https://example.org)", "https://example.org/"],
    ["https://example.org", "https://example.org/"],
    ["[x](mailto:rathaus@example.org)", "mailto:rathaus@example.org"],
    ["rathaus@example.org", "mailto:rathaus@example.org"],
    ["[x](tel:+493023125100)", "tel:+493023125100"],
    ["[x](/uploads/plan_1a.pdf)", "/dateien/plan_1a.pdf"],
  ])("%s leads to %s", (markdown, href) => {
    expect(only(toTree(markdown), "a").properties.href).toBe(href);
  });

  test.each([
    "[Klick](javascript:alert(1))",
    "[Klick](JaVaScRiPt:alert(1))",
    "[Klick](java&#115;cript:alert(1))",
    "[Klick](data:text/html,x)",
    "[Klick](//evil.example)",
    "[Klick](/\\evil.example)",
    "[Klick](https://user:pass@evil.example)",
    "[Klick](vbscript:x)",
    "[Klick][1]\n\n[1]: javascript:alert(1)",
    "[Klick](relativ/pfad)",
  ])("%s becomes plain words", (markdown) => {
    const tree = toTree(markdown);
    expect(all(tree, "a")).toEqual([]);
    expect(textOf(tree)).toContain("Klick");
  });

  test("links to other sites are marked, links to this one are not", () => {
    expect(only(toTree("[x](https://example.org)"), "a").properties.rel).toEqual(["external", "noopener"]);
    expect(only(toTree("[x](/kontakt)"), "a").properties.rel).toBeUndefined();
  });

  test("a link without words shows its target", () => {
    expect(textOf(only(toTree("[](/kontakt)"), "a"))).toBe("/kontakt");
  });
});

test("raw HTML is dropped, and at most its words remain", () => {
  const tree = toTree(
    'Vor <b onclick="x()">fett</b>\n\n<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\nnach',
  );
  expect(all(tree, "b", "script", "img")).toEqual([]);
  expect(JSON.stringify(tree)).not.toContain("alert");
  expect(textOf(tree)).toMatch(/Vor fett.*nach/s);
});

describe("pictures", () => {
  test.each([
    ["![Markt](/uploads/markt_1a.jpg)", "/dateien/markt_1a.jpg"],
    ["![Markt](https://cms.example.org/uploads/markt_1a.jpg)", "/dateien/markt_1a.jpg"],
    ["![Markt](/dateien/markt_1a.jpg)", "/dateien/markt_1a.jpg"],
  ])("%s comes from the site itself", (markdown, src) => {
    expect(only(toTree(markdown), "img").properties).toMatchObject({ src, alt: "Markt", loading: "lazy" });
  });

  test.each([
    "![Markt](https://tracker.example/pixel.gif)",
    "![Markt](//evil.example/uploads/x.jpg)",
    "![Markt](data:image/png;base64,AAAA)",
    "![Markt](/uploads/../api/geheim)",
    "![Markt](/uploads/a/b.jpg)",
  ])("%s is replaced by its description", (markdown) => {
    const tree = toTree(markdown);
    expect(all(tree, "img")).toEqual([]);
    expect(textOf(tree)).toContain("Markt");
  });

  test("a picture on a line of its own is a figure with its title as caption", () => {
    const tree = toTree('![Markt](/uploads/a.jpg "So sah es aus")');
    expect(all(tree, "figure", "figcaption", "p").map(({ tagName }) => tagName)).toEqual([
      "figure",
      "figcaption",
    ]);
    expect(textOf(only(tree, "figcaption"))).toContain("So sah es aus");
  });
});

describe("tables", () => {
  const tree = toTree("## Müll\n\n| |Tag|\n|:-|-:|\n|Bio|Di|");

  test("scroll in a named region that can be focused", () => {
    const region = only(tree, "div");
    expect(region.properties).toMatchObject({ role: "region", tabIndex: 0, ariaLabel: "Tabelle: Müll" });
    expect(region.children).toEqual([only(tree, "table")]);
  });

  test("are aligned by data attributes, and empty cells are no headers", () => {
    expect(all(tree, "th").map((cell) => [textOf(cell).trim(), cell.properties])).toEqual([
      ["Tag", { dataAlign: "right", scope: "col" }],
    ]);
    expect(JSON.stringify(tree)).not.toContain('"align"');
  });
});

test("numbers and times in a table stay on one line, sentences do not", () => {
  const tree = toTree("|Anliegen|Telefon|\n|-|-|\n|Ausweis und Ummeldung|030 23125 101|");
  expect(all(tree, "td").map(({ properties }) => "dataShort" in properties)).toEqual([false, true]);
});

test("cells of a table with three columns or more say what stands above them", () => {
  const tree = toTree("|Amt|Telefon|Raum|\n|-|-|-|\n|Bauhof|030 23125 140|12|");
  expect(all(tree, "td").map(({ properties }) => properties.dataLabel)).toEqual([
    undefined,
    "Telefon",
    "Raum",
  ]);
  expect(all(tree, "div").map(({ properties }) => properties.dataTable)).toEqual(["stacked"]);
  expect(all(tree, "td", "tr").every(({ properties }) => properties.role)).toBe(true);
  const narrow = toTree("|Amt|Telefon|\n|-|-|\n|Bauhof|12|");
  expect(all(narrow, "td").some(({ properties }) => properties.dataLabel || properties.role)).toBe(false);
});

describe("a quotation", () => {
  test("shows its source in a footer", () => {
    const tree = toTree(
      "> Das *Wichtigste* ist die Nummer der Nachbarn.  \n> — stellvertretender Wehrführer",
    );
    expect(textOf(only(tree, "footer")).trim()).toBe("— stellvertretender Wehrführer");
    expect(textOf(only(tree, "p")).trim()).toBe("Das Wichtigste ist die Nummer der Nachbarn.");
  });

  test.each(["> Nur ein Satz.", "> Ein Satz –  \n> und noch einer.", "> — Ein Strich am Anfang"])(
    "needs no source: %j",
    (markdown) => expect(all(toTree(markdown), "footer")).toEqual([]),
  );
});

test("task lists show images instead of form fields", () => {
  const tree = toTree("- [x] Antrag\n- [ ] Foto");
  expect(all(tree, "input")).toEqual([]);
  expect(all(tree, "span").map(({ properties }) => properties.ariaLabel)).toEqual(["erledigt", "offen"]);
});

test("footnotes have German labels", () => {
  const tree = toTree("Text[^1]\n\n[^1]: Quelle");
  expect(textOf(tree)).toContain("Fußnoten");
  expect(JSON.stringify(tree)).toContain("Zurück zum Text");
});

test("the same text is parsed once", () => {
  expect(toTree("Einmal **nur**")).toBe(toTree("Einmal **nur**"));
  expect(toTree("Einmal **nur**", { headingLevel: 3 })).not.toBe(toTree("Einmal **nur**"));
});

describe("hostile text", () => {
  afterEach(() => jest.restoreAllMocks());
  const million = 1_000_000;
  test.each([
    [
      "a megabyte of prose",
      "Der **Bach** darf [wieder](/beitrag/bach) fließen.\n\n## Titel\n\n- a\n- b\n\n".repeat(million / 80),
    ],
    ["a megabyte without a blank", "Wort ".repeat(million / 5)],
    ["a megabyte of table", `|a|b|\n|-|-|\n${"|x|y|\n".repeat(million / 6)}`],
    ["quotes nested without end", ">".repeat(million)],
    ["quotes with blanks", `${"> ".repeat(million / 2)}a`],
    ["lists nested in one line", `${"- ".repeat(million / 2)}a`],
    [
      "lists nested over many lines",
      Array.from({ length: 600 }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n"),
    ],
    ["emphasis without end", "*a_ ".repeat(million / 4)],
    ["brackets without end", "[".repeat(million)],
    ["pictures without end", "![".repeat(million / 2)],
    ["footnotes without end", "[^1] ".repeat(million / 5)],
  ])("only a bounded part of %s is parsed, and the rest is shown as plain text", (_what, markdown) => {
    const parse = processor.parse.bind(processor);
    const parsed: string[] = [];
    jest.spyOn(processor, "parse").mockImplementation((text) => {
      parsed.push(String(text));
      // Without bounds the parser would take minutes, or overflow the stack.
      if (String(text).length > maxFormattedLength) throw new Error("The parser was given an unbounded text");
      return parse(text);
    });
    const tree = toTree(markdown);
    const { formatted, plain } = splitAtBounds(markdown);
    expect(parsed).toEqual([formatted]);
    const shown = tree.children.slice(tree.children.length - plain.length);
    expect(shown.map((node) => textOf(node).trim())).toEqual(plain);
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
    "alt ariaDescribedBy ariaLabel className dataAlign dataFootnoteBackref dataFootnoteRef dataFootnotes dataLabel dataShort dataTable dataTask decoding href id loading rel role scope src start tabIndex title".split(
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
      "1. %",
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

describe("telephone numbers", () => {
  const links = (markdown: string) =>
    all(toTree(markdown), "a").map((link) => [textOf(link), link.properties.href]);

  test("are links that call them, also in tables and lists", () => {
    const table = "| Amt | Telefon |\n| --- | --- |\n| **Bauhof** | 030 23125 140 |\n\n- Notruf 112";
    expect(links(table)).toEqual([
      ["030 23125 140", "tel:+493023125140"],
      ["112", "tel:112"],
    ]);
  });

  test("without an area code are links in a column that is headed Telefon, once the settings have one", () => {
    const table = "| Amt | Zimmer | Telefon |\n| --- | --- | --- |\n| Bauhof | 1401 | 23125 |";
    expect(links(table)).toEqual([]);
    setAreaCode("033767");
    expect(links(table)).toEqual([["23125", "tel:+493376723125"]]);
    setAreaCode(undefined);
  });

  test("stay as they are in links, code and headings", () => {
    const text =
      "## 030 23125 140\n\n[030 23125 140](/kontakt) `030 23125 140` <https://example.org/030-23125140>";
    expect(links(text).map(([, href]) => href)).toEqual(["/kontakt", "https://example.org/030-23125140"]);
  });

  test("of three digits are known by the words around them, whatever is bold", () => {
    expect(links("- Feuer, Lebensgefahr: **112**")).toEqual([["112", "tel:112"]]);
    expect(links("Es kamen **112** Gäste.")).toEqual([]);
  });

  test("leave the words around them as they were", () => {
    const text = "Rufen Sie an: 030 23125 140, nachts 116 117.";
    expect(textOf(toTree(text)).trim()).toBe(text);
  });
});
