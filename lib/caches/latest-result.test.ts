/** @jest-environment node */
import { latestResult } from "./latest-result";

test("a result is computed once for a subject and a key, an undefined one too", () => {
  const kept = latestResult<object, string | undefined>();
  const compute = jest.fn(() => undefined);
  const subject = {};
  kept(subject, "Monday", compute);
  kept(subject, "Monday", compute);
  expect(compute).toHaveBeenCalledTimes(1);
});

test("another key and another subject have results of their own", () => {
  const kept = latestResult<object, string>();
  const subject = {};
  expect(kept(subject, "Monday", () => "first")).toBe("first");
  expect(kept(subject, "Tuesday", () => "second")).toBe("second");
  expect(kept({}, "Tuesday", () => "third")).toBe("third");
});
