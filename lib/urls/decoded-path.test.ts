import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import { costRatio } from "@dorfforum/shared/testing/cost-ratio";
import { decodedPath } from "./decoded-path";

const club = "/übersicht/vereine";

test.each([
  ["raw", "/übersicht/vereine"],
  ["escaped", "/%C3%BCbersicht/vereine"],
  ["escaped in small letters", "/%c3%bcbersicht/vereine"],
  ["decomposed", "/u%CC%88bersicht/vereine"],
  ["raw and decomposed", "/u\u0308bersicht/vereine"],
  ["with a slash at the end", "/%C3%BCbersicht/vereine/"],
])("an umlaut path sent %s is the same path", (_how, sent) => {
  expect(decodedPath(sent)).toBe(club);
});

test("the root stays the root", () => {
  expect(decodedPath("/")).toBe("/");
  expect(decodedPath("///")).toBe("/");
});

test("a malformed escape is undefined", () => {
  expect(decodedPath("/%E0%A4%A")).toBeUndefined();
});

test("any path is read without an error, in one spelling", () => {
  fc.assert(
    fc.property(textWith("/", "%", "%2F", "%c3%bc", "u\u0308", "%E0%A4%A"), (path) => {
      const decoded = decodedPath(path);
      if (decoded === undefined) return;
      expect(decoded).toBe(decoded.normalize("NFC"));
      expect(decoded.length > 1 && decoded.endsWith("/")).toBe(false);
    }),
  );
});

test("a path that was encoded is read as it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (slug) => {
      expect(decodedPath(`/a/${encodeURIComponent(slug)}#`)).toBe(`/a/${slug.normalize("NFC")}#`);
    }),
  );
});

test("thousands of slashes cost a moment", () => {
  expect(costRatio(decodedPath, `${"/".repeat(16_000)}a`)).toBeLessThan(250);
});
