import { judgeLicence } from "./licences.mjs";

test.each([
  ["a package", "MIT", true],
  ["a package", "(MIT OR GPL-3.0-or-later)", true],
  ["a package", "MIT AND Zlib", true],
  ["a package", "AGPL-3.0-only", false],
  ["a package", "MIT AND GPL-3.0-or-later", false],
  ["@strapi/core", "", true],
  ["a package", "", false],
  ["@strapi/core", "SSPL-1.0", false],
])("%s with the licence '%s' is known: %s", (name, expression, isKnown) => {
  expect(judgeLicence(name, expression).isKnown).toBe(isKnown);
});
