import "@/lib/testing/server-environment";
import { claim, readText, storeText } from "./ttl-store";

test("texts that fill the memory push out older texts, but no claims", async () => {
  expect(await claim("task:a", 60)).toBe(true);
  await storeText("answer:first", "x", 60);
  for (let count = 0; count < 30; count += 1) await storeText(`answer:${count}`, "x".repeat(1_000_000), 60);
  for (let count = 0; count < 5000; count += 1) await storeText(`answer:small-${count}`, "x", 60);
  expect(await readText("answer:first")).toBeUndefined();
  expect(await claim("task:a", 60)).toBe(false);
});

test("texts and claims expire", async () => {
  jest.useFakeTimers();
  const start = Date.now();
  await storeText("answer:b", "x", 60);
  await claim("task:b", 60);
  jest.setSystemTime(start + 59_000);
  expect([await readText("answer:b"), await claim("task:b", 60)]).toEqual(["x", false]);
  jest.setSystemTime(start + 61_000);
  expect([await readText("answer:b"), await claim("task:b", 60)]).toEqual([undefined, true]);
  jest.useRealTimers();
});
