import { aSearchResponse } from "@/lib/testing/search-factories";
import { collectPages } from "./collect-pages";

/** A search with three pages, which gives the last for everything beyond it. */
const ask = async (page: number) => aSearchResponse({ page: Math.min(page, 3), pages: 3 });
const gathered = async (from: number, to: number) =>
  (await collectPages({ from, to }, ask)).map(({ page }) => page);

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 9, [2, 3]],
  [7, 9, [3]],
])("the pages %i to %i of three", async (from, to, pages) => {
  expect(await gathered(from, to)).toEqual(pages);
});
