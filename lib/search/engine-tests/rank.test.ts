import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { keyOf } from "@dorfforum/german-search/entry";
import { toMatchSet } from "@dorfforum/german-search/match-set";
import { titleBoost } from "@dorfforum/german-search/ranking/rank";
import { ask } from "../testing/demo-index";
import { aSearchEntry, smallIndex } from "../testing/small-index";
import { VillageIndex } from "../village-index";

const index = smallIndex({ a: "Das Rathaus. Die Fahrt zum Parkplatz. Der Chor. Ein Brunnen." });
const boostOf = (title: string, q: string) =>
  titleBoost(index, title, toMatchSet(index, index.analyser.analyse(tokenize(q))));

test("titles are boosted by what the query covers of them", () => {
  const factors = ["Rathaus", "Rathaus: Fahrt zum Brunnen", "Rathaus Fahrt Brunnen", "Chor"].map(
    (title) => boostOf(title, "Rathaus").factor,
  );
  expect(factors).toEqual([...factors].sort((a, b) => b - a));
  expect(new Set(factors).size).toBe(4);
  expect(factors.at(-1)).toBe(1);
});

test("titles are boosted by what they cover of the query", () => {
  const whole = boostOf("Rathaus Parkplatz", "Rathaus Parkplatz").factor;
  const half = boostOf("Rathaus", "Rathaus Parkplatz").factor;
  expect(whole).toBeGreaterThan(half);
  expect(half).toBeGreaterThan(1);
});

test("stop words of a title do not count", () => {
  expect(boostOf("Das Rathaus", "Rathaus")).toEqual(boostOf("Rathaus", "Rathaus"));
});

test("the terms of the query in the title are returned with their certainty", () => {
  expect([...boostOf("Chor am Parkplatz", "Rathaus Parkplatz").matched]).toEqual([[1, 1]]);
});

test("entries of equal scores keep their order when they are indexed anew, in another order", () => {
  const entries = ["c", "a", "e", "b", "d"].map((id) =>
    aSearchEntry({ id, title: id === "e" ? "Altes Fest" : "Fest", body: "Im Hof." }),
  );
  const indexOf = (given: typeof entries) => {
    const indexed = new VillageIndex();
    for (const entry of given) indexed.put(entry);
    return indexed;
  };
  const first = indexOf(entries);
  const again = indexOf([...entries].reverse());
  for (const entry of entries.slice(1, 3)) again.remove(keyOf(entry));
  for (const entry of entries.slice(1, 3)) again.put(entry);
  for (const q of ["Hof", "Fest", "Fest Hof"]) {
    const ids = (searched: VillageIndex) => ask(searched, q).hits.map(({ id }) => id);
    expect(ids(first)).toEqual(ids(again));
    expect(ids(first)).toHaveLength(5);
    expect(ids(first).filter((id) => id !== "e")).toEqual(["a", "b", "c", "d"]);
  }
});
