import { processWide } from "./process-wide";

test("two bundles of this module share one value", async () => {
  const first = processWide("test", () => ({ count: 1 }));
  jest.resetModules();
  const other = await import("./process-wide");
  expect(other.processWide).not.toBe(processWide);
  expect(other.processWide("test", () => ({ count: 2 }))).toBe(first);
});

test("a value of undefined is made once", () => {
  const create = jest.fn(() => undefined);
  processWide("nothing", create);
  processWide("nothing", create);
  expect(create).toHaveBeenCalledTimes(1);
});
