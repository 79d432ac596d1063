import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "." });

/** Packages that ship ES modules only; Jest runs CommonJS. */
const esModules =
  /node_modules\/(?!(unified|remark-.*|mdast-.*|micromark.*|hast-.*|unist-.*|vfile.*|property-information|space-separated-tokens|comma-separated-tokens|estree-util-.*|devlop|bail|trough|zwitch|longest-streak|ccount|markdown-table|escape-string-regexp|trim-lines|decode-named-character-reference|character-entities.*|is-plain-obj|html-url-attributes|style-to-.*|inline-style-parser)\/)/;

const config = await withNext({
  testEnvironment: "jsdom",
  setupFilesAfterEnv: ["<rootDir>/lib/testing/jest-setup.ts"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  testMatch: ["<rootDir>/{app,components,lib}/**/*.test.{ts,tsx}", "<rootDir>/*.test.ts"],
  modulePathIgnorePatterns: ["<rootDir>/cms/", "<rootDir>/.next"],
  injectGlobals: true,
})();

export default { ...config, transformIgnorePatterns: [esModules.source, "^.+\\.module\\.(css|sass|scss)$"] };
