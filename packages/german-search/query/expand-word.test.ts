import { runSearch } from "@/lib/search/run-search";
import { anEntry, smallIndex } from "../testing/small-index";

const titlesOf = (index: ReturnType<typeof smallIndex>, q: string) =>
  runSearch(index, { q, category: undefined, page: 1, without: [], literally: false }, new Date(0)).hits.map(
    ({ id }) => id,
  );

test("what a word stands for follows the content", () => {
  const index = smallIndex({ fest: "# Fest" });
  expect(titlesOf(index, "Fest")).toEqual(["fest"]);
  index.put(anEntry({ id: "neu", title: "Schützenfest der Schützen" }));
  expect(titlesOf(index, "Fest")).toEqual(["fest", "neu"]);
  index.remove("beitrag/fest");
  expect(titlesOf(index, "Fest")).toEqual(["neu"]);
});
