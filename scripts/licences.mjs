/** Licences whose terms the project meets by handing on the package's own texts, without publishing changes of its own. */
const accepted = new Set([
  "0BSD",
  "AFL-2.1",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-3.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "EUPL-1.2",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/**
 * What was read in the packages whose package.json names no licence of SPDX's list. Each was accepted by a person.
 * @type {[name: RegExp, licence: string][]}
 */
const readInPackage = [
  [/^@strapi\//, "MIT, its ee folders apart (LICENSE)"],
  [/^(only|pause|spawn-command)$/, "MIT (its readme or LICENSE)"],
  // Uploads source maps while building; competing products may not be made of it.
  [/^sentry$/, "FSL-1.1-ALv2 (LICENSE.md)"],
];

/** Whether an SPDX expression is met by accepted licences. Expressions of packages have no brackets within brackets. */
const isAccepted = (/** @type {string} */ expression) =>
  expression
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((licence) => accepted.has(licence)));

/**
 * @param {string} name of a package
 * @param {string} expression by SPDX; empty where package.json names none
 * @returns {{ licence: string, isKnown: boolean }}
 */
export function judgeLicence(name, expression) {
  if (expression) return { licence: expression, isKnown: isAccepted(expression) };
  const licence = readInPackage.find(([pattern]) => pattern.test(name))?.[1];
  return { licence: licence ?? "no SPDX expression", isKnown: licence !== undefined };
}
