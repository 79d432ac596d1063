import { derived } from "./derived";
import type { Snapshot } from "./replica-copy";

const collection = (...items: string[]) => {
  let snapshot: Snapshot<string> = { items, byId: new Map() };
  return {
    ready: async () => snapshot,
    change: (...changed: string[]) => {
      snapshot = { ...snapshot, items: changed };
    },
  };
};

test("is computed once, and again when one of its collections has changed", async () => {
  const [one, other] = [collection("a"), collection("b")];
  const compute = jest.fn((...snapshots: Snapshot<string>[]) => snapshots.flatMap(({ items }) => items));
  const both = derived([one, other], compute);
  expect(await both()).toEqual(["a", "b"]);
  expect(await both()).toEqual(["a", "b"]);
  expect(compute).toHaveBeenCalledTimes(1);
  other.change("c");
  expect(await both()).toEqual(["a", "c"]);
  expect(compute).toHaveBeenCalledTimes(2);
});

test("a failed computation is tried again", async () => {
  const compute = jest.fn(async () => "result").mockRejectedValueOnce(new Error("once"));
  const result = derived([collection()], compute);
  await expect(result()).rejects.toThrow("once");
  await expect(result()).resolves.toBe("result");
});
