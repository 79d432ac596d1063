/** @jest-environment jsdom */
import { anyJson, anyText, fc } from "@dorfforum/shared/testing/arbitraries";
import { clearRecentSearches, getRecentSearches, storeSearch } from "./recent-searches";

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("the newest comes first, each once, five in all", () => {
  for (const q of ["Bus", "Fest", "Kita", "bus", "Müll", "Chor", "Bad"]) storeSearch(q);
  expect(getRecentSearches()).toEqual(["Bad", "Chor", "Müll", "bus", "Kita"]);
});

test("nothing is kept of an empty search, and nothing stays when they are forgotten", () => {
  storeSearch("");
  expect(localStorage).toHaveLength(0);
  storeSearch("Bus");
  clearRecentSearches();
  expect(localStorage).toHaveLength(0);
});

test.each(["{", "7", '{"a":1}', '[1,null,"Bus"]'])("what others wrote there, %s, does no harm", (value) => {
  localStorage.setItem("dorfforum-suchen", value);
  expect(getRecentSearches().every((q) => q === "Bus")).toBe(true);
});

test("blocked or full storage does no harm", () => {
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  storeSearch("Bus");
  clearRecentSearches();
  expect(getRecentSearches()).toEqual([]);
});

test("whatever stands in the storage, there are a few texts, the latest first", () => {
  const stored = fc.oneof(
    anyText,
    anyJson.map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(stored, anyText, (text, q) => {
      localStorage.setItem("dorfforum-suchen", text);
      storeSearch(q);
      const searches = getRecentSearches();
      expect(searches.length).toBeLessThanOrEqual(5);
      expect(searches.every((each) => typeof each === "string")).toBe(true);
      if (q !== "") expect(searches[0]).toBe(q);
    }),
  );
});
