import "@/lib/testing/server-environment";
import { isWithin } from "./rate-limits";

const take = async (visitor: string, times: number) => {
  let last = true;
  for (let count = 0; count < times; count += 1) last = await isWithin("sendings", visitor);
  return last;
};

afterEach(() => jest.useRealTimers());

test("one visitor's flood ends at the limit, without affecting other visitors", async () => {
  expect(await take("a", 20)).toBe(true);
  expect(await take("a", 1)).toBe(false);
  expect(await take("b", 1)).toBe(true);
});

test("after the limit's duration requests are accepted again", async () => {
  jest.useFakeTimers();
  expect(await take("c", 21)).toBe(false);
  jest.advanceTimersByTime(601_000);
  expect(await take("c", 1)).toBe(true);
});
