import { anEntry, smallIndex } from "../testing/small-index";

test("words that the content learns are known in names that were read before", () => {
  const index = smallIndex({ a: "Das Rathaus." });
  const idsOf = (name: string) => index.nameWords(name).map(({ id }) => id);
  expect(idsOf("Das Rathaus am Brunnen")).toEqual([expect.any(Number), undefined]);
  index.put(anEntry({ id: "b", title: "Brunnen" }));
  expect(idsOf("Das Rathaus am Brunnen")).toEqual([expect.any(Number), expect.any(Number)]);
});
