/** @jest-environment node */
import type { Collection, Ready } from "./collection";
import { combined } from "./combined";

const collection = () => {
  let ready: Ready<string> = { items: [], byId: new Map() };
  return {
    ready: async () => ready,
    change: () => {
      ready = { ...ready };
    },
  } satisfies Collection<string> & { change: () => void };
};

test("computed once, and again when one of its collections has changed", async () => {
  const [one, other] = [collection(), collection()];
  const compute = jest.fn(async () => "result");
  const result = combined([one, other], compute);
  await result();
  await result();
  expect(compute).toHaveBeenCalledTimes(1);
  other.change();
  await result();
  expect(compute).toHaveBeenCalledTimes(2);
});

test("a failure is not kept", async () => {
  const compute = jest.fn(async () => "result").mockRejectedValueOnce(new Error("once"));
  const result = combined([collection()], compute);
  await expect(result()).rejects.toThrow("once");
  await expect(result()).resolves.toBe("result");
});
