import { german } from "@dorfforum/shared/text/languages";
import { headings, toTree } from "./markdown";
import { all, only } from "./testing/elements";
import { textOf } from "./text-of";

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
      {
        id: "abschnitt-oeffnungszeiten-strasse",
        text: "Öffnungszeiten & Straße",
        level: 2,
        language: german,
      },
      {
        id: "abschnitt-oeffnungszeiten-strasse-2",
        text: "Öffnungszeiten & Straße",
        level: 2,
        language: german,
      },
      { id: "abschnitt-ohne-titel", text: "🎉", level: 2, language: german },
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
    ["[x](www.example.org/a)", "https://www.example.org/a"],
    ["WWW.Example.org/Fest", "https://www.example.org/Fest"],
    ["http://www.example.org", "http://www.example.org/"],
  ])("%s leads to %s", (markdown, href) => {
    expect(only(toTree(markdown), "a").properties.href).toBe(href);
  });

  test.each([
    ["Siehe „https://example.org/fest“.", "https://example.org/fest", "Siehe „https://example.org/fest“."],
    ["»www.example.org/fest«, neu", "https://www.example.org/fest", "»www.example.org/fest«, neu"],
    ["mehr: https://example.org/fest…", "https://example.org/fest", "mehr: https://example.org/fest…"],
    ["[„Fest“](https://example.org/%E2%80%9C)", "https://example.org/%E2%80%9C", "„Fest“"],
  ])("in %s the address ends before the quote", (markdown, href, text) => {
    const tree = toTree(markdown);
    expect(only(tree, "a").properties.href).toBe(href);
    expect(textOf(tree).trim()).toBe(text);
  });

  test("a mail address with an umlaut leads to nobody else's", () => {
    const tree = toTree("an müller@example.org");
    expect(all(tree, "a")).toEqual([]);
    expect(textOf(tree).trim()).toBe("an müller@example.org");
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
  expect(all(tree, "span").map(({ children }) => children)).toEqual(
    ["☑", "☐"].map((value) => [{ type: "text", value }]),
  );
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
