import { latestResult } from "./latest-result";

test("a result is computed once for a subject and a key, an undefined one too", () => {
  const resultOf = latestResult<object, string | undefined>();
  const compute = jest.fn(() => undefined);
  const subject = {};
  resultOf(subject, "Monday", compute);
  resultOf(subject, "Monday", compute);
  expect(compute).toHaveBeenCalledTimes(1);
});

test("another key and another subject have results of their own", () => {
  const resultOf = latestResult<object, string>();
  const subject = {};
  expect(resultOf(subject, "Monday", () => "first")).toBe("first");
  expect(resultOf(subject, "Tuesday", () => "second")).toBe("second");
  expect(resultOf({}, "Tuesday", () => "third")).toBe("third");
});
