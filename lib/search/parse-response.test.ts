import { anyJson, fc } from "@dorfforum/shared/testing/arbitraries";
import { parseSearchResponse, parseSuggestions } from "./parse-response";
import { ask, demoIndex } from "./testing/demo-index";

const response = ask(demoIndex(), "Feuerwehr am Wochenende");

test("a response of this version passes", () => {
  expect(parseSearchResponse(response)).toBe(response);
});

test("a response of an older version, which names its intents otherwise, is rejected", () => {
  const { intents, ...others } = response;
  expect(() => parseSearchResponse({ ...others, guesses: intents })).toThrow(TypeError);
});

test.each([null, "<!doctype html>", [], {}, { ...response, counts: null }])("%j is rejected", (body) => {
  expect(() => parseSearchResponse(body)).toThrow(TypeError);
});

test("suggestions need both lists", () => {
  expect(parseSuggestions({ entries: [], completions: [] })).toEqual({ entries: [], completions: [] });
  expect(() => parseSuggestions({ entries: [] })).toThrow(TypeError);
});

test("any other value is rejected with a TypeError or has the lists that the page reads", () => {
  const almost = fc.record(
    {
      hits: anyJson,
      intents: anyJson,
      unknown: anyJson,
      nearest: anyJson,
      total: anyJson,
      counts: anyJson,
      entries: anyJson,
      completions: anyJson,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(anyJson, almost), (body) => {
      for (const parse of [parseSearchResponse, parseSuggestions])
        try {
          expect(Object.values(parse(body)).some(Array.isArray)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(TypeError);
        }
    }),
  );
});
