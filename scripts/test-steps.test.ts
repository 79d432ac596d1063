import { parseArguments, steps } from "./test-steps.mjs";

test("without arguments every step runs", () => {
  expect(parseArguments([])).toEqual({ names: Object.keys(steps), runnerArgs: [] });
});

test("named steps run in their fixed order", () => {
  expect(parseArguments(["e2e", "build", "format"]).names).toEqual(["format", "build", "e2e"]);
});

test("arguments after a single unit or e2e are passed to the test runner", () => {
  expect(parseArguments(["e2e", "e2e/search.spec.ts", "--headed"])).toEqual({
    names: ["e2e"],
    runnerArgs: ["e2e/search.spec.ts", "--headed"],
  });
  expect(parseArguments(["unit", "lib/dates", "unit"]).runnerArgs).toEqual(["lib/dates", "unit"]);
});

test.each([[["nothing"]], [["cms", "some.test.ts"]], [["unit", "e2e", "--headed"]]])(
  "%j names a step that does not exist",
  (args) => {
    expect(() => parseArguments(args)).toThrow(/There is no step ".+": choose from format, .+, e2e\./);
  },
);
