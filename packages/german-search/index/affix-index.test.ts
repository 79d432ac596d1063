import { AffixIndex } from "./affix-index";

const words = ["fest", "festplatz", "schutzenfest", "dorffest", "feste", "platz"];
const stems = ["fest", "festplatz", "schutzenf", "dorff", "fest", "platz"];
const index = new AffixIndex();
for (const [id, word] of words.entries()) index.add(word, stems[id] ?? "");
const wordsOf = (ids: Iterable<number>) => Array.from(ids, (id) => words[id]).sort();

test("words are found by their beginning", () => {
  expect(wordsOf(index.beginningWith("fest", 9))).toEqual(["fest", "feste", "festplatz"]);
  expect(wordsOf(index.beginningWith("x", 9))).toEqual([]);
});

test("words are found by their end and by the end of their stem", () => {
  expect(wordsOf(index.endingWith("platz", 9))).toEqual(["festplatz", "platz"]);
  expect(wordsOf(index.endingWith("zenf", 9))).toEqual(["schutzenfest"]);
});

test("words are found by letters inside, with those around them", () => {
  expect([...index.containing("zenfe", 9)]).toEqual([{ id: 2, before: "schut", after: "st" }]);
  expect([...index.containing("tf", 9)]).toEqual([]);
});

test("no letters are sought inside words that have no room for parts around them, or are not Latin", () => {
  const others = new AffixIndex();
  for (const word of ["festplatz", "пожежна охорона", "dorffestplatz"]) others.add(word, word);
  expect([...others.containing("estplat", 9)]).toEqual([{ id: 2, before: "dorff", after: "z" }]);
});

test("words that are added later are found by letters inside, too", () => {
  const growing = new AffixIndex();
  growing.add("dorfbrunnen", "dorfbrunn");
  expect([...growing.containing("run", 9)]).toHaveLength(1);
  growing.add("baumstrunk", "baumstrunk");
  expect([...growing.containing("run", 9)]).toHaveLength(2);
});

test("limits hold", () => {
  expect([...index.beginningWith("fest", 2)]).toHaveLength(2);
  expect([...index.containing("e", 2)]).toHaveLength(2);
  expect([...index.endingWith("tz", 1)]).toHaveLength(1);
});

test("words are found by their edit distance", () => {
  expect([...index.near("plats", 1)]).toEqual(["platz"]);
});
