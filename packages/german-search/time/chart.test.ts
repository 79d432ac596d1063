import { bestOf, grammarOf, readingsOf, rulesWith, type Token } from "./chart";

type Item = { kind: "word" | "list"; words: string };
const none: Item = { kind: "word", words: "" };
const missing = { one: none, other: none, word: "" };
const rule = rulesWith<Item, typeof missing, null>({ LETTER: "A B" }, missing);

const tokensOf = (types: string): Token[] =>
  types.split(" ").map((type, at) => ({ type, value: "", start: at, end: at + 1 }));
const wordsOf = (types: string, rules: readonly ReturnType<typeof rule>[]) =>
  bestOf(readingsOf(tokensOf(types), grammarOf(rules), null)).map(({ item }) => item.words);

const word = rule("word=LETTER", ({ word }) => ({ kind: "word", words: word }));
const list = rule("one=WORD AND other=(WORD|LIST)", ({ one, other }) => ({
  kind: "list",
  words: `${one.words}+${other.words}`,
}));

test.each([
  ["(A|B) C", "B C", true],
  ["(A|B) C", "C", false],
  ["A? C", "C", true],
  ["A* C", "A A C", true],
  ["A+ C", "C", false],
  ["A !B", "A B", false],
  ["A &B", "A B", true],
  ["A $", "A", true],
  ["A $", "A B", false],
  ["A - B", "A - B", true],
])("the pattern %s fits the beginning of %s: %s", (pattern, types, fits) => {
  const one = rule(pattern, () => ({ kind: "word", words: "found" }));
  expect(readingsOf(tokensOf(types), grammarOf([one]), null)[0]?.length).toBe(fits ? 1 : 0);
});

test("the fewest readings that explain most tokens count, whatever the order of the rules", () => {
  expect(wordsOf("x A AND B AND A x", [word, list])).toEqual(["A+B+A"]);
  expect(wordsOf("x A AND B AND A x", [list, word])).toEqual(["A+B+A"]);
});

test("of two readings of the same tokens that of the first rule counts", () => {
  const other = rule("LETTER", () => ({ kind: "word", words: "other" }));
  expect([wordsOf("A", [word, other]), wordsOf("A", [other, word])]).toEqual([["A"], ["other"]]);
});

test("a rule that yields what it matches ends", () => {
  expect(wordsOf("A A", [word, rule("WORD", () => ({ kind: "word", words: "again" }))])).toEqual(["A", "A"]);
});

test("tokens that rules may join in any way are read within the budget", () => {
  const join = rule("one=(WORD|LIST) other=(WORD|LIST)", ({ one, other }) => ({
    kind: "list",
    words: one.words + other.words,
  }));
  let calls = 0;
  const counted = {
    ...join,
    resolve: (...[parts, context, around]: Parameters<typeof join.resolve>) => {
      calls += 1;
      return join.resolve(parts, context, around);
    },
  };
  readingsOf(tokensOf(Array(60).fill("A").join(" ")), grammarOf([word, counted]), null);
  expect(calls).toBeLessThan(20_000);
});
