import { textCache } from "./text-cache";

test("a text is computed once", () => {
  const cached = textCache<string>(100);
  const compute = jest.fn(() => "result");
  expect(cached("text", compute)).toBe("result");
  expect(cached("text", compute)).toBe("result");
  expect(compute).toHaveBeenCalledTimes(1);
});

test("the least recently used text is evicted", () => {
  const cached = textCache<string>(10);
  const compute = jest.fn(() => "result");
  for (const text of ["aaaa", "bbbb", "aaaa", "cccc"]) cached(text, compute);
  compute.mockClear();
  cached("aaaa", compute);
  expect(compute).not.toHaveBeenCalled();
  cached("bbbb", compute);
  expect(compute).toHaveBeenCalledTimes(1);
});

test("a text longer than the whole cache is computed each time", () => {
  const cached = textCache<string>(3);
  const compute = jest.fn(() => "result");
  expect(cached("aaaa", compute)).toBe("result");
  cached("aaaa", compute);
  expect(compute).toHaveBeenCalledTimes(2);
});
