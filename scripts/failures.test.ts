import { parseArgs } from "node:util";
import {
  causeOf,
  causeOfFailedInstall,
  lastLines,
  OperatorError,
  optionProblem,
  toOperatorError,
} from "./failures.mjs";

test.each([
  ["npm error code EBADENGINE", "läuft nicht mit dieser Node-Version"],
  ["npm error request to https://registry.example failed, ECONNREFUSED", "ist nicht erreichbar"],
  ["npm error code E404", "ein Paket nicht geliefert"],
  ["npm error code EACCES", "darf hier nicht schreiben"],
  ["npm error nospc ENOSPC", "Die Festplatte ist voll"],
])("npm's output %j has a known cause", (output, sentence) => {
  expect(causeOfFailedInstall(`first line\n${output}\nlast line`)).toContain(sentence);
});

test("an unknown cause has no sentence", () => {
  expect(causeOfFailedInstall("npm error code ELSPROBLEMS")).toBeUndefined();
  expect(causeOf("EACCES")).toBeUndefined();
});

test.each([
  ["SqliteError: database or disk is full", "Die Festplatte ist voll"],
  ["write ENOSPC", "Die Festplatte ist voll"],
])("a server's output %j has a known cause", (output, sentence) => {
  expect(causeOf(output)).toContain(sentence);
});

test("system errors become sentences, others keep their stack", () => {
  const known = new OperatorError("Known.", "details");
  expect(toOperatorError(known)).toBe(known);
  expect(toOperatorError(Object.assign(new Error("write"), { code: "ENOSPC" })).message).toContain("voll");
  expect(toOperatorError(Object.assign(new Error(), { code: "EACCES", path: "/var/x" })).message).toContain(
    "/var/x",
  );
  expect(toOperatorError(new Error("unexpected")).details).toContain("failures.test.ts");
  expect(toOperatorError("text").details).toBe("text");
});

test("the last lines of an output leave out the empty ones at its end", () => {
  expect(lastLines("a\nb\nc\n\n", 2)).toBe("b\nc");
});

test.each([["--nmae"], ["--name"]])("the refused option %s is named in German", (option) => {
  const refused = () => parseArgs({ args: [option], options: { name: { type: "string" } } });
  expect(refused).toThrow();
  try {
    refused();
  } catch (error) {
    expect(optionProblem(error)).toMatch(new RegExp(`^${option}: Das gibt es nicht`));
  }
});
