import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "." });

const config = await withNext({
  // Tests of what needs a document begin with "@jest-environment jsdom".
  testEnvironment: "node",
  setupFilesAfterEnv: ["<rootDir>/lib/testing/jest-setup.ts"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  testMatch: ["<rootDir>/{app,components,deploy,docs,e2e,lib,packages,scripts}/**/*.test.{ts,tsx}"],
  // Only a test that hangs fails by it: how long work takes on a busy machine is a matter of bench/.
  testTimeout: 60_000,
  modulePathIgnorePatterns: ["<rootDir>/cms/(dist|build|\\.cache|\\.tmp)/", "<rootDir>/\\.(next|node)"],
})();

/** Jest runs CommonJS, and many packages ship ES modules only: all are transformed except these large CommonJS ones. */
const commonJs = "/node_modules/(next|react|react-dom|scheduler|zod|@testing-library|@babel)/";

// By default Jest leaves one core free.
export default { ...config, maxWorkers: "100%", transformIgnorePatterns: [commonJs, "^.+\\.module\\.css$"] };
