/** @jest-environment node */
import { NoVariantError } from "./picture-errors";
import { unlessHopeless } from "./unless-hopeless";

afterEach(() => jest.useRealTimers());

test("what took too long is not begun again for ten minutes, however often it is asked for", async () => {
  jest.useFakeTimers();
  let begun = 0;
  const slow = async () => {
    begun += 1;
    throw new NoVariantError("Making the picture took too long");
  };
  for (let asked = 0; asked < 5; asked += 1)
    await expect(unlessHopeless("slow", slow)).rejects.toThrow(NoVariantError);
  expect(begun).toBe(1);
  jest.advanceTimersByTime(10 * 60 * 1000);
  await expect(unlessHopeless("slow", slow)).rejects.toThrow("too long");
  expect(begun).toBe(2);
});

test("another picture, and one whose file did not come, are tried at once", async () => {
  await expect(unlessHopeless("away", () => Promise.reject(new Error("The CMS failed")))).rejects.toThrow(
    "CMS",
  );
  expect(await unlessHopeless("away", async () => "made")).toBe("made");
});
