import "@/lib/testing/server-environment";
import { FetchError } from "@/lib/messages/fetch-json";
import { createTask, minAgeSeconds, proofProblem } from "./proof-of-work";
import { solveTask, untilSendable } from "./solve-task";

const respondWith = (body: unknown) => {
  globalThis.fetch = jest.fn(async () => Response.json(body));
};

afterEach(() => jest.useRealTimers());

test("a task is solved without workers too, and the server accepts the proof", async () => {
  expect(typeof Worker).toBe("undefined");
  respondWith({ task: await createTask("kontakt"), wait: minAgeSeconds * 1000 });
  const { proof } = await solveTask("kontakt");
  jest.useFakeTimers({ now: Date.now() + minAgeSeconds * 1000, doNotFake: ["nextTick", "setImmediate"] });
  expect(await proofProblem("kontakt", proof)).toBeUndefined();
});

test.each([{}, { task: {}, wait: 3000 }, { task: { parameters: {}, signature: 1 }, wait: 3000 }, null])(
  "the response %j is no task",
  async (body) => {
    respondWith(body);
    await expect(solveTask("kontakt")).rejects.toBeInstanceOf(FetchError);
  },
);

test("a solved task is sendable when its time has come, and at once after that", async () => {
  jest.useFakeTimers();
  const solved = { proof: "", from: performance.now() + 3000, until: performance.now() + 60_000 };
  const isSendable = jest.fn();
  untilSendable(solved).then(isSendable);
  await jest.advanceTimersByTimeAsync(2999);
  expect(isSendable).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(isSendable).toHaveBeenCalled();
  const again = jest.fn();
  untilSendable(solved).then(again);
  await jest.advanceTimersByTimeAsync(0);
  expect(again).toHaveBeenCalled();
});
