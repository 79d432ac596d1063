import { reportError } from "@/lib/monitoring/report-error";
import { onContentChange } from "./content-changes";
import { itemsOf, replicaOf, setUpFakeStrapi } from "./testing/fake-strapi";

jest.mock("@/lib/monitoring/report-error");

// In a file of its own: replicas of other tests would set timers and report failures meanwhile.
const { strapi } = setUpFakeStrapi();

test("without a copy a failed refresh is repeated without a visitor, after 1 and then after every 1.5 seconds", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "Date", "performance"] });
  // The middle of the jitter
  jest.spyOn(Math, "random").mockReturnValue(0.5);
  const setTimer = jest.spyOn(globalThis, "setTimeout");
  const delays = () => setTimer.mock.calls.map(([, delayMs]) => delayMs);
  try {
    strapi.broken = true;
    const replica = replicaOf("retried");
    await expect(replica.ready()).rejects.toMatchObject({ status: 400 });
    expect(delays()).toContain(1000);
    expect(delays()).not.toContain(1500);
    const failedAgain = nextReport();
    jest.advanceTimersByTime(1000);
    await failedAgain;
    await new Promise(setImmediate);
    strapi.broken = false;
    const changed = new Promise((resolve) => onContentChange(resolve));
    expect(delays()).toContain(1500);
    jest.advanceTimersByTime(1500);
    expect(await changed).toBe("retried");
    expect(await itemsOf(replica)).toEqual(["a", "b"]);
  } finally {
    jest.useRealTimers();
    jest.restoreAllMocks();
  }
});

const nextReport = () =>
  new Promise<void>((resolve) => jest.mocked(reportError).mockImplementationOnce(() => resolve()));
