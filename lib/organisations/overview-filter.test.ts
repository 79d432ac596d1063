import { fold } from "@dorfforum/german-search/analysis/fold";
import { anyText, fc } from "@dorfforum/shared/testing/arbitraries";
import { cleanQuery } from "@/lib/search/clean-query";
import { fits, noFilter, toFilter, withFilter } from "./overview-filter";

const club = { words: fold("Schützenverein Musterbach"), groups: ["sport", "feste-brauchtum"] };
const nursery = { words: fold("Krippe Sonnenkäfer"), groups: ["Krippe"], ages: { from: 0, to: 3 } };

test.each(["schütz", "schuetzen", "SCHUTZ", "muster schutz", "  "])("%j finds the club", (q) => {
  expect(fits(club, { ...noFilter, q })).toBe(true);
});

test("all words and the group have to match", () => {
  expect(fits(club, { ...noFilter, q: "schützen chor" })).toBe(false);
  expect(fits(club, { ...noFilter, group: "sport" })).toBe(true);
  expect(fits(club, { ...noFilter, group: "kultur" })).toBe(false);
});

test("an age fits entries for it and entries without ages", () => {
  expect(fits(nursery, { ...noFilter, age: "0" })).toBe(true);
  expect(fits(nursery, { ...noFilter, age: "3" })).toBe(true);
  expect(fits(nursery, { ...noFilter, age: "4" })).toBe(false);
  expect(fits(club, { ...noFilter, age: "4" })).toBe(true);
});

test("a filter is the same after it was written to an address and parsed", () => {
  const filter = { q: "Sport & Spiel", group: "sport", age: "5" };
  const address = withFilter("vergleich=a&vergleich=b&q=alt", filter);
  expect(address).toBe("?vergleich=a&vergleich=b&q=Sport+%26+Spiel&art=sport&alter=5");
  expect(toFilter(new URLSearchParams(address))).toEqual(filter);
  expect(withFilter(address, noFilter)).toBe("?vergleich=a&vergleich=b");
  expect(withFilter("q=x", noFilter)).toBe("");
});

test("an address with invalid parameters gives a valid filter", () => {
  const filter = toFilter(new URLSearchParams({ q: `a\u0000\n${"x".repeat(9999)}`, alter: "-1e9" }));
  expect(filter.q.length).toBeLessThanOrEqual(200);
  expect(filter).toMatchObject({ group: "", age: "" });
});

test("any filter is the same after it was written to an address and parsed, and fits without an error", () => {
  const age = fc.oneof(fc.nat(99).map(String), fc.constant(""));
  fc.assert(
    fc.property(anyText.map(cleanQuery), anyText.map(cleanQuery), age, anyText, (q, group, age, search) => {
      const filter = { q, group, age };
      expect(toFilter(new URLSearchParams(withFilter(search, filter)))).toEqual(filter);
      expect(typeof fits(nursery, filter)).toBe("boolean");
    }),
  );
});
