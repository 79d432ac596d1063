import { NoVariantError } from "./picture-errors";

let unlessFailedRecently: typeof import("./failed-conversions").unlessFailedRecently;

beforeAll(async () => {
  // lru-cache takes its clock when it is loaded.
  jest.useFakeTimers();
  // It takes an entry of time 0 for one without a time.
  jest.advanceTimersByTime(1);
  ({ unlessFailedRecently } = await import("./failed-conversions"));
});

test("a conversion that took too long is not repeated for ten minutes, however often it is asked for", async () => {
  let begun = 0;
  const slow = async () => {
    begun += 1;
    throw new NoVariantError("Making the picture took too long");
  };
  for (let asked = 0; asked < 5; asked += 1)
    await expect(unlessFailedRecently("slow", slow)).rejects.toThrow(NoVariantError);
  expect(begun).toBe(1);
  jest.advanceTimersByTime(10 * 60 * 1000 + 1);
  await expect(unlessFailedRecently("slow", slow)).rejects.toThrow("too long");
  expect(begun).toBe(2);
});

test("a conversion that failed for another reason is repeated at once", async () => {
  await expect(
    unlessFailedRecently("away", () => Promise.reject(new Error("The CMS failed"))),
  ).rejects.toThrow("CMS");
  expect(await unlessFailedRecently("away", async () => "made")).toBe("made");
});
