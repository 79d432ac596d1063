import { messageForStatus } from "@/lib/texts/errors";
import { FetchError } from "./fetch-error";
import { fetchJson } from "./fetch-json";
import { useMessageStore } from "./message-store";

const url = "/api/suche?q=Fest";
const asIs = (body: unknown) => body;
const answer = (status: number, body: string) => () =>
  Promise.resolve({ ok: status < 400, status, json: async () => JSON.parse(body) } as Response);

const message = () => useMessageStore.getState().message;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  useMessageStore.getState().setMessage("");
  jest.useRealTimers();
});

test("gives what `read` makes of the answer, without a message", async () => {
  global.fetch = answer(200, '{"count":12}');
  await expect(fetchJson(url, asIs)).resolves.toEqual({ count: 12 });
  expect(message()).toBe("");
});

test.each([400, 401, 403, 404, 500, 503])(
  "a failure with %i shows its message and goes on",
  async (status) => {
    global.fetch = answer(status, "{}");
    await expect(fetchJson(url, asIs)).rejects.toMatchObject({ name: "FetchError", status, url });
    expect(message()).toBe(messageForStatus(status));
  },
);

test("no answer shows the unknown error and keeps its cause", async () => {
  const cause = new TypeError("Failed to fetch");
  global.fetch = () => Promise.reject(cause);
  const error: unknown = await fetchJson(url, asIs).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FetchError);
  expect(error).toMatchObject({ status: undefined, cause });
  expect(message()).toBe(messageForStatus(undefined));
});

test("an answer that is no JSON, or another than asked for, is a failure too", async () => {
  global.fetch = answer(200, "<html>");
  await expect(fetchJson(url, asIs)).rejects.toBeInstanceOf(FetchError);
  global.fetch = answer(200, "{}");
  const refuse = () => {
    throw new Error("not a count");
  };
  await expect(fetchJson(url, refuse)).rejects.toBeInstanceOf(FetchError);
  expect(message()).toBe(messageForStatus(undefined));
});

test("a request that was given up is no failure: no message, the caller hears of it", async () => {
  const aborted = new DOMException("The user aborted a request.", "AbortError");
  global.fetch = () => Promise.reject(aborted);
  await expect(fetchJson(url, asIs)).rejects.toBe(aborted);
  expect(message()).toBe("");
});
