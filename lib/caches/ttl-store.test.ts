/** @jest-environment node */
import "@/lib/testing/server-environment";
import { claim, keep, recall } from "./ttl-store";

test("whoever fills the memory with texts makes it forget no claim", async () => {
  expect(await claim("task:a", 60)).toBe(true);
  await keep("answer:first", "x", 60);
  for (let count = 0; count < 30; count += 1) await keep(`answer:${count}`, "x".repeat(1_000_000), 60);
  for (let count = 0; count < 5000; count += 1) await keep(`answer:small-${count}`, "x", 60);
  expect(await recall("answer:first")).toBeUndefined();
  expect(await claim("task:a", 60)).toBe(false);
});
