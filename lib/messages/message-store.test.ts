import { useMessageStore } from "./message-store";

const message = () => useMessageStore.getState().message;
const { setMessage } = useMessageStore.getState();

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  setMessage("");
  jest.useRealTimers();
});

test("a message is shown for 5000 ms", () => {
  setMessage("Fehler");
  jest.advanceTimersByTime(4999);
  expect(message()).toBe("Fehler");
  jest.advanceTimersByTime(1);
  expect(message()).toBe("");
});

test("a new message replaces the old one and restarts the timeout", () => {
  setMessage("erster");
  jest.advanceTimersByTime(4000);
  setMessage("zweiter");
  jest.advanceTimersByTime(4999);
  expect(message()).toBe("zweiter");
  jest.advanceTimersByTime(1);
  expect(message()).toBe("");
});

test("setting the same message restarts the timeout", () => {
  setMessage("Fehler");
  jest.advanceTimersByTime(4000);
  setMessage("Fehler");
  jest.advanceTimersByTime(4000);
  expect(message()).toBe("Fehler");
});

test("an empty message clears the banner and its timer", () => {
  setMessage("Fehler");
  setMessage("");
  expect(message()).toBe("");
  expect(jest.getTimerCount()).toBe(0);
});
