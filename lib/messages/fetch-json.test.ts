/** @jest-environment jsdom */
import { messageForStatus } from "@/lib/texts/errors";
import { FetchError, fetchJson, fetchWhenReady } from "./fetch-json";
import { useMessageStore } from "./message-store";

const url = "/api/suche?q=Fest";
const parseAny = (body: unknown) => body;
const respond = (status: number, body: string, retryAfter?: string) => () =>
  Promise.resolve({
    ok: status < 400,
    status,
    headers: { get: (name) => (name === "Retry-After" && retryAfter) || null } as Headers,
    json: async () => JSON.parse(body),
  } as Response);

const message = () => useMessageStore.getState().message;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  useMessageStore.getState().setMessage("");
  jest.useRealTimers();
});

test("returns what `parse` makes of the body, without a message", async () => {
  global.fetch = respond(200, '{"count":12}');
  await expect(fetchJson(url, parseAny)).resolves.toEqual({ count: 12 });
  expect(message()).toBe("");
});

test.each([400, 401, 403, 404, 500, 503])("status %i shows its message and throws", async (status) => {
  global.fetch = respond(status, "{}");
  await expect(fetchJson(url, parseAny)).rejects.toMatchObject({ name: "FetchError", status, url });
  expect(message()).toBe(messageForStatus(status));
});

test("a server that will answer in a moment is asked again, without a message", async () => {
  const answers = [respond(503, "{}", "2"), respond(503, "{}", "2"), respond(200, '{"count":12}')];
  global.fetch = () => (answers.shift() ?? respond(500, ""))();
  const onWait = jest.fn();
  const answer = fetchWhenReady(url, parseAny, onWait);
  await jest.advanceTimersByTimeAsync(3999);
  expect(answers).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  await expect(answer).resolves.toEqual({ count: 12 });
  expect(onWait).toHaveBeenCalledTimes(2);
  expect(message()).toBe("");
});

test("a server that needs longer is not", async () => {
  global.fetch = respond(503, "{}", "30");
  await expect(fetchWhenReady(url, parseAny)).rejects.toMatchObject({ status: 503 });
  expect(message()).toBe(messageForStatus(503));
});

test("without a response the unknown error is shown, and the cause is kept", async () => {
  const cause = new TypeError("Failed to fetch");
  global.fetch = () => Promise.reject(cause);
  const error: unknown = await fetchJson(url, parseAny).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FetchError);
  expect(error).toMatchObject({ status: undefined, cause });
  expect(message()).toBe(messageForStatus(undefined));
});

test("invalid JSON and an invalid body throw", async () => {
  global.fetch = respond(200, "<html>");
  await expect(fetchJson(url, parseAny)).rejects.toBeInstanceOf(FetchError);
  global.fetch = respond(200, "{}");
  const rejectBody = () => {
    throw new Error("not a count");
  };
  await expect(fetchJson(url, rejectBody)).rejects.toBeInstanceOf(FetchError);
  expect(message()).toBe(messageForStatus(undefined));
});

test("an aborted request throws without a message", async () => {
  const aborted = new DOMException("The user aborted a request.", "AbortError");
  global.fetch = () => Promise.reject(aborted);
  await expect(fetchJson(url, parseAny)).rejects.toBe(aborted);
  expect(message()).toBe("");
});
