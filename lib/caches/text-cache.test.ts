/** @jest-environment node */
import { limitedCache } from "./text-cache";

test("a text is worked on once", () => {
  const cached = limitedCache<string>(100);
  const compute = jest.fn(() => "result");
  expect(cached("text", compute)).toBe("result");
  expect(cached("text", compute)).toBe("result");
  expect(compute).toHaveBeenCalledTimes(1);
});

test("the text unused for longest makes room", () => {
  const cached = limitedCache<string>(10);
  const compute = jest.fn(() => "result");
  for (const text of ["aaaa", "bbbb", "aaaa", "cccc"]) cached(text, compute);
  compute.mockClear();
  cached("aaaa", compute);
  expect(compute).not.toHaveBeenCalled();
  cached("bbbb", compute);
  expect(compute).toHaveBeenCalledTimes(1);
});

test("a text longer than all room is worked on and forgotten", () => {
  const cached = limitedCache<string>(3);
  const compute = jest.fn(() => "result");
  expect(cached("aaaa", compute)).toBe("result");
  cached("aaaa", compute);
  expect(compute).toHaveBeenCalledTimes(2);
});
