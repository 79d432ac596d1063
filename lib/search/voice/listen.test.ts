/** @jest-environment jsdom */
import { listen, listeningLimitsMs } from "./listen";

/** A browser's recognition that does only what a test tells it to. */
class Stub extends EventTarget {
  lang = "";
  interimResults = false;
  continuous = false;
  started = 0;
  aborted = 0;
  start() {
    this.started += 1;
  }
  abort() {
    this.aborted += 1;
  }
  fire(name: string, more: object = {}) {
    this.dispatchEvent(Object.assign(new Event(name), more));
  }
  hear(text: string, isFinal = false) {
    this.fire("result", { results: [Object.assign([{ transcript: text }], { isFinal })] });
  }
}

function begin() {
  const recognition = new Stub();
  const texts: string[] = [];
  const ends: unknown[] = [];
  const giveUp = listen(recognition, { onText: (text) => texts.push(text), onEnd: (end) => ends.push(end) });
  return { recognition, texts, ends, giveUp };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("interim text, then the end of speech, once", () => {
  const { recognition, texts, ends } = begin();
  recognition.fire("start");
  recognition.hear("gelber");
  recognition.hear(" Gelber  Sack. ", true);
  recognition.fire("end");
  expect(texts).toEqual(["gelber", "Gelber Sack"]);
  expect(ends).toEqual([{ text: "Gelber Sack" }]);
});

test.each([
  ["not-allowed", "denied"],
  ["service-not-allowed", "blocked"],
  ["audio-capture", "microphone"],
  ["no-speech", "nothing"],
  ["network", "connection"],
  ["language-not-supported", "language"],
  ["phrases-not-supported", "unknown"],
])("the browser's %s is the problem %s", (error, problem) => {
  const { recognition, ends } = begin();
  recognition.fire("error", { error });
  recognition.fire("end");
  expect(ends).toEqual([{ problem }]);
});

test("an interface that never starts is given up", () => {
  const { recognition, ends } = begin();
  jest.advanceTimersByTime(listeningLimitsMs.start);
  expect(ends).toEqual([{ problem: "mute" }]);
  expect(recognition.aborted).toBe(1);
});

test("silence ends it", () => {
  const { recognition, ends } = begin();
  recognition.fire("start");
  jest.advanceTimersByTime(listeningLimitsMs.silence);
  expect(ends).toEqual([{ problem: "nothing" }]);
  expect(recognition.aborted).toBe(1);
});

test("a browser that never calls a text final is not waited for", () => {
  const { recognition, ends } = begin();
  recognition.fire("start");
  recognition.hear("Feuerwehr");
  jest.advanceTimersByTime(listeningLimitsMs.afterWord - 1);
  recognition.hear("Feuerwehr Fest");
  jest.advanceTimersByTime(listeningLimitsMs.afterWord - 1);
  expect(ends).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(ends).toEqual([{ text: "Feuerwehr Fest" }]);
});

test("what was understood counts, however it ended", () => {
  const { recognition, ends } = begin();
  recognition.hear("Bus");
  recognition.fire("error", { error: "network" });
  expect(ends).toEqual([{ text: "Bus" }]);
});

test("given up, it stops hearing and says no more", () => {
  const { recognition, ends, giveUp } = begin();
  giveUp();
  recognition.hear("Bus", true);
  recognition.fire("end");
  jest.runAllTimers();
  expect(recognition.aborted).toBe(1);
  expect(ends).toEqual([]);
});

test("listening stops in a hidden tab", () => {
  const { recognition, ends } = begin();
  recognition.fire("start");
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
  Reflect.deleteProperty(document, "hidden");
  expect(ends).toEqual(["stopped"]);
  expect(recognition.aborted).toBe(1);
});

test("a browser that refuses to start is a problem, not an exception", () => {
  const recognition = new Stub();
  recognition.start = () => {
    throw new DOMException("already started", "InvalidStateError");
  };
  const ends: unknown[] = [];
  listen(recognition, { onText: () => {}, onEnd: (end) => ends.push(end) });
  expect(ends).toEqual([{ problem: "unknown" }]);
});
