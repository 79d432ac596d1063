import { announceContentChange, onContentChange } from "@/lib/cms/content-changes";
import { aNotice } from "@/lib/testing/factories";
import { followNotices } from "./follow-notices";
import { currentNoticesOf, type Notice } from "./notices";

const start = Date.parse("2026-12-01T00:00:00.000Z");
const hourMs = 3_600_000;
const after = (hours: number) => new Date(start + hours * hourMs).toISOString();

let items: readonly Notice[];
let announced: number[];
let stops: (() => void)[];

beforeEach(async () => {
  jest.useFakeTimers({ now: start });
  announced = [];
  items = [];
  stops = [
    onContentChange(() => announced.push((Date.now() - start) / hourMs)),
    followNotices(currentNoticesOf({ ready: async () => ({ items }) })),
  ];
  await jest.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  for (const stop of stops) stop();
  jest.useRealTimers();
});

/** As a replica does after an editor has published */
async function publish(...notices: Notice[]): Promise<void> {
  items = notices;
  announceContentChange("mitteilung");
  await jest.advanceTimersByTimeAsync(0);
}

test("the beginning and the end are announced in their moment, once each", async () => {
  await publish(aNotice({ from: after(1), until: after(30 * 24) }));
  await jest.advanceTimersByTimeAsync(31 * 24 * hourMs);
  // At 0 it is the replica that announces.
  expect(announced).toEqual([0, 1, 30 * 24]);
});

test("an end that an editor moves is announced in its new moment only", async () => {
  await publish(aNotice({ from: after(-1), until: after(2) }));
  await publish(aNotice({ from: after(-1), until: after(1) }));
  await jest.advanceTimersByTimeAsync(3 * hourMs);
  expect(announced).toEqual([0, 0, 1]);
});

test("a clock that is set forward, or back again, is noticed within a minute", async () => {
  await publish(aNotice({ from: after(-1), until: after(10) }));
  jest.setSystemTime(start + 11 * hourMs);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(announced).toHaveLength(2);
  jest.setSystemTime(start);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(announced).toHaveLength(3);
});
