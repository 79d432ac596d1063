/** @jest-environment jsdom */
import { messageForStatus } from "@/lib/texts/errors";
import { FetchError, fetchJson } from "./fetch-json";
import { useMessageStore } from "./message-store";

const url = "/api/suche?q=Fest";
const parseAny = (body: unknown) => body;
const respond = (status: number, body: string) => () =>
  Promise.resolve({ ok: status < 400, status, json: async () => JSON.parse(body) } as Response);

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
