/** @jest-environment node */
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { loadStaticMarkup } from "@/lib/static-markup";
import { hyphenate, setWordBreaks } from "@/lib/typography/hyphenate";
import { Static } from "./static";

const renderings = jest.fn();
function Title() {
  renderings();
  return <b>{hyphenate("Feuerwehrfest")}</b>;
}

const htmlOf = (keptBy: object | undefined, children: ReactNode = <Title />) =>
  renderToString(<Static keptBy={keptBy}>{children}</Static>).replace(/.*?>(.*)<\/div>/, "$1");

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
