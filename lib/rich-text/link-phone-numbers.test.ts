import { fc } from "@dorfforum/shared/testing/arbitraries";
import { setAreaCode } from "@/lib/contact/area-code";
import { splitAtNumbers } from "./link-phone-numbers";
import { toTree } from "./markdown";
import { all } from "./testing/elements";
import { textOf } from "./text-of";

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

  test.each([
    ["[030 23125-140](tel:+493023125140)", "tel:+493023125140"],
    ["[030 23125-140](tel:03023125140)", "tel:03023125140"],
    ["[+49 (0)30 23125-140](tel:+493023125140)", "tel:+493023125140"],
    ["[23125-140](tel:+493023125140)", "tel:+493023125140"],
    ["[Rathaus anrufen](tel:+493023125140)", "tel:+493023125140"],
    ["[112](tel:112)", "tel:112"],
    // It calls another number than it shows.
    ["[030 23125-140](tel:+4977559115)", "tel:+493023125140"],
    ["[Tel. 030 23125-140](tel:112)", "tel:+493023125140"],
    ["[23125-140](tel:+4977559115)", undefined],
  ])("in the link %s call %s", (markdown, href) => {
    expect(links(markdown).map(([, to]) => to)).toEqual(href === undefined ? [] : [href]);
  });

  test("at the ends of lines are no part of the next", () => {
    expect(links("Tel.: 030/1234567\nFax: 030/1234568").map(([text]) => text)).toEqual([
      "030/1234567",
      "030/1234568",
    ]);
  });

  test("of three digits are known by the words around them, whatever is bold", () => {
    expect(links("- Feuer, Lebensgefahr: **112**")).toEqual([["112", "tel:112"]]);
    expect(links("Es kamen **112** Gäste.")).toEqual([]);
  });

  test("leave the words around them as they were", () => {
    const text = "Rufen Sie an: 030 23125 140, nachts 116 117.";
    expect(textOf(toTree(text)).trim()).toBe(text);
  });

  test("leave any text as it was", () => {
    const parts = [
      "Tel. ",
      "033652\u00a0471",
      " / ",
      "0171 1234567",
      " oder ",
      "–",
      "(03 36 52) ",
      "4 71",
      " 14-18 Uhr",
      "112",
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts)), fc.boolean(), (words, isContactField) => {
        const text = words.join("");
        expect(
          splitAtNumbers(text, isContactField)
            .map((part) => part.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });
});
