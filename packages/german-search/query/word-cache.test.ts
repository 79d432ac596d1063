import { wordCache } from "./word-cache";

test("a word is computed once until the content changes or too many words are kept", () => {
  const postings = { version: 1 };
  const cached = wordCache<string>(postings, 2);
  const computed: string[] = [];
  const ask = (word: string) =>
    cached(word, () => {
      computed.push(word);
      return `${word} ${postings.version}`;
    });
  expect([ask("kita"), ask("kita")]).toEqual(["kita 1", "kita 1"]);
  postings.version = 2;
  expect(ask("kita")).toBe("kita 2");
  expect(computed).toEqual(["kita", "kita"]);
  ask("chor");
  ask("fest");
  ask("kita");
  expect(computed).toEqual(["kita", "kita", "chor", "fest", "kita"]);
});
