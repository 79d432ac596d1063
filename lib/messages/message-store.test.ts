import { useMessageStore } from "./message-store";

const message = () => useMessageStore.getState().message;
const { setMessage } = useMessageStore.getState();

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  setMessage("");
  jest.useRealTimers();
});

test("a message stays 5000 ms and no longer", () => {
  setMessage("Fehler");
  jest.advanceTimersByTime(4999);
  expect(message()).toBe("Fehler");
  jest.advanceTimersByTime(1);
  expect(message()).toBe("");
});

test("a new message takes the old one's place and starts the time again", () => {
  setMessage("erster");
  jest.advanceTimersByTime(4000);
  setMessage("zweiter");
  jest.advanceTimersByTime(4999);
  expect(message()).toBe("zweiter");
  jest.advanceTimersByTime(1);
  expect(message()).toBe("");
});

test("the same message again starts its time again", () => {
  setMessage("Fehler");
  jest.advanceTimersByTime(4000);
  setMessage("Fehler");
  jest.advanceTimersByTime(4000);
  expect(message()).toBe("Fehler");
});

test("an empty message clears at once and leaves no timer behind", () => {
  setMessage("Fehler");
  setMessage("");
  expect(message()).toBe("");
  expect(jest.getTimerCount()).toBe(0);
});
