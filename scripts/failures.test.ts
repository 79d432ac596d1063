import { causeOf, causeOfFailedInstall, lastLines, OperatorError, toOperatorError } from "./failures.mjs";

test.each([
  ["npm error code EBADENGINE", "does not support this Node version"],
  ["npm error request to https://registry.example failed, ECONNREFUSED", "registry cannot be reached"],
  ["npm error code E404", "did not deliver a package"],
  ["npm error code EACCES", "may not write here"],
  ["npm error nospc ENOSPC", "The disk is full"],
])("npm's output %j has a known cause", (output, sentence) => {
  expect(causeOfFailedInstall(`first line\n${output}\nlast line`)).toContain(sentence);
});

test("an unknown cause has no sentence", () => {
  expect(causeOfFailedInstall("npm error code ELSPROBLEMS")).toBeUndefined();
  expect(causeOf("EACCES")).toBeUndefined();
});

test.each([
  ["SqliteError: database or disk is full", "The disk is full"],
  ["write ENOSPC", "The disk is full"],
])("a server's output %j has a known cause", (output, sentence) => {
  expect(causeOf(output)).toContain(sentence);
});

test("system errors become sentences, others keep their stack", () => {
  const known = new OperatorError("Known.", "details");
  expect(toOperatorError(known)).toBe(known);
  expect(toOperatorError(Object.assign(new Error("write"), { code: "ENOSPC" })).message).toContain("full");
  expect(toOperatorError(Object.assign(new Error(), { code: "EACCES", path: "/var/x" })).message).toContain(
    "/var/x",
  );
  expect(toOperatorError(new Error("unexpected")).details).toContain("failures.test.ts");
  expect(toOperatorError("text").details).toBe("text");
});

test("the last lines of an output leave out the empty ones at its end", () => {
  expect(lastLines("a\nb\nc\n\n", 2)).toBe("b\nc");
});
