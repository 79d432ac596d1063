import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { loadStaticMarkup } from "@/lib/html/static-markup";
import { type DocumentParts, provideDocumentParts } from "@/lib/html/static-parts";
import { hyphenate, setWordBreaks } from "@/lib/typography/hyphenate";
import { Static } from "./static";
import { StaticPart } from "./static-part.island";

const renderings = jest.fn();
function Title() {
  renderings();
  return <b>{hyphenate("Feuerwehrfest")}</b>;
}

const htmlOf = (cacheKey: object | undefined, children: ReactNode = <Title />) =>
  renderToString(<Static cacheKey={cacheKey}>{children}</Static>).replace(/.*?>(.*)<\/div>/, "$1");

beforeAll(loadStaticMarkup);
beforeEach(() => {
  setWordBreaks(["Feuerwehrfest"]);
  renderings.mockClear();
});

test("what an object decides alone is rendered once", () => {
  const text = {};
  expect(htmlOf(text)).toBe("<b>Feuerwehrfest</b>");
  expect(htmlOf(text)).toBe("<b>Feuerwehrfest</b>");
  expect(renderings).toHaveBeenCalledTimes(1);
});

test("another object, and other word breaks, are rendered anew", () => {
  const text = {};
  htmlOf(text);
  expect(htmlOf({}, <b>Adventsmarkt</b>)).toBe("<b>Adventsmarkt</b>");
  setWordBreaks(["Feuerwehr-fest"]);
  expect(htmlOf(text)).toBe("<b>Feuerwehr\u00adfest</b>");
});

test("without an object everything is rendered each time", () => {
  htmlOf(undefined);
  htmlOf(undefined);
  expect(renderings).toHaveBeenCalledTimes(2);
});

describe("of a document", () => {
  let parts: DocumentParts;
  beforeEach(() => {
    parts = new Map();
    provideDocumentParts(() => parts);
  });
  afterEach(() => provideDocumentParts(() => undefined));

  test("a part's HTML is handed on beside the data, which have its id alone", () => {
    const html = renderToString(
      <Static as="ul" className="liste">
        <Title />
      </Static>,
    );
    expect(html).toMatch(/^<ul class="liste" data-part="[^"]+"><b>Feuerwehrfest<\/b><\/ul>$/);
    expect([...parts.values()].map(({ html }) => html)).toEqual(["<b>Feuerwehrfest</b>"]);
  });

  test("a part within a part is in its HTML, and none of its own", () => {
    const html = renderToString(
      <Static>
        <Static as="p" className="text">
          <Title />
        </Static>
      </Static>,
    );
    expect(html).toMatch(/^<div data-part="[^"]+"><p class="text"><b>Feuerwehrfest<\/b><\/p><\/div>$/);
    expect(parts.size).toBe(1);
  });

  test("a part that was not rendered for this document fails", () => {
    expect(() => renderToString(<StaticPart inDocument="_S_9_" />)).toThrow(
      "The static part _S_9_ was not rendered for this document.",
    );
  });
});
