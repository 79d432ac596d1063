import { announceContentChange } from "@/lib/cms/content-changes";
import { type EventItem, events } from "@/lib/cms/events";
import { reportError } from "@/lib/monitoring/report-error";
import { anEventItem } from "@/lib/testing/factories";
import { followEvents, getEventCalendar } from "./current-calendar";
import { datesWithin } from "./recurrence";

jest.mock("@/lib/monitoring/report-error");
jest.mock("./recurrence", () => {
  const actual = jest.requireActual("./recurrence");
  return { ...actual, datesWithin: jest.fn(actual.datesWithin) };
});

const now = new Date("2026-11-21T12:00:00Z");
const weekly = {
  start: "2026-03-03T18:30:00.000Z",
  end: "2026-03-03T20:00:00.000Z",
  recurrence: "FREQ=WEEKLY",
};

const laidOut = () => jest.mocked(datesWithin).mock.calls.map(([event]) => (event as EventItem).slug);

function publish(...items: EventItem[]): void {
  const state = { items, byId: new Map(items.map((item) => [item.id, item])) };
  jest.spyOn(events, "ready").mockResolvedValue(state);
  jest.mocked(datesWithin).mockClear();
}

const slugs = async (at = now) => (await getEventCalendar(at)).occurrences.map(({ event }) => event.slug);

const market = anEventItem({ slug: "market", start: "2026-12-05T09:00:00.000Z", end: undefined });
const concert = anEventItem({ slug: "concert", start: "2026-12-06T18:00:00.000Z", end: undefined });

beforeEach(async () => {
  jest.useFakeTimers({ now, doNotFake: ["setImmediate", "performance"] });
  jest.mocked(reportError).mockClear();
  // The calendar of the former test is shared by the whole process.
  publish();
  await getEventCalendar(now);
});
afterEach(() => jest.useRealTimers());

test("a change lays out the event that it touches, and no other", async () => {
  publish(market, concert);
  expect(await slugs()).toEqual(["market", "concert"]);
  publish(market, { ...concert, start: "2026-12-04T18:00:00.000Z" });
  expect(await slugs()).toEqual(["concert", "market"]);
  expect(laidOut()).toEqual(["concert"]);
});

test("an event that was taken back is gone with the next request", async () => {
  publish(market, concert);
  await slugs();
  publish(market);
  expect(await slugs()).toEqual(["market"]);
  expect(laidOut()).toEqual([]);
});

test("a change during the layout is not lost, and nothing is laid out twice", async () => {
  const items = Array.from({ length: 40 }, (_, index) => anEventItem({ ...weekly, slug: `series ${index}` }));
  publish(...items);
  const first = getEventCalendar(now);
  jest.spyOn(events, "ready").mockResolvedValue({ items: [...items, market], byId: new Map() });
  const second = getEventCalendar(now);
  expect((await first).onDay("2026-12-05")).toHaveLength(0);
  expect((await second).onDay("2026-12-05")).toHaveLength(1);
  expect((await second).inMonth("2026-12")).toHaveLength(40 * 5 + 1);
  expect(laidOut()).toHaveLength(41);
});

test("requests for the same content share one calendar", async () => {
  publish(market);
  const [one, other] = await Promise.all([getEventCalendar(now), getEventCalendar(now)]);
  expect(one).toBe(other);
  expect(laidOut()).toEqual(["market"]);
});

test("a new month begins at midnight in the village", async () => {
  publish(anEventItem({ ...weekly, slug: "training" }));
  const calendar = await getEventCalendar(new Date("2026-11-30T22:59:59.999Z"));
  expect([calendar.months[0], calendar.months.at(-1)]).toEqual(["2026-05", "2027-11"]);
  const next = await getEventCalendar(new Date("2026-11-30T23:00:00.000Z"));
  expect([next.months[0], next.months.at(-1)]).toEqual(["2026-06", "2027-12"]);
  expect(next.inMonth("2027-12").length).toBeGreaterThan(3);
});

test("a series without end has dates in each month of the calendar, at its time of day", async () => {
  publish(anEventItem(weekly));
  const { occurrences, months } = await getEventCalendar(now);
  expect(new Set(occurrences.map(({ firstDay }) => firstDay.slice(0, 7)))).toEqual(new Set(months));
  expect(occurrences).toHaveLength(83);
  expect(new Set(occurrences.map(({ start }) => start.slice(11, 16)))).toEqual(new Set(["17:30", "18:30"]));
});

test("an event without a date in the coming months has its next date after them", async () => {
  publish(
    anEventItem({ slug: "in two years", start: "2028-06-01T10:00:00.000Z", end: undefined }),
    anEventItem({
      slug: "biennial",
      start: "2024-10-03T10:00:00.000Z",
      recurrence: "FREQ=YEARLY;INTERVAL=2",
    }),
    anEventItem({ slug: "over", start: "2026-10-03T10:00:00.000Z" }),
    anEventItem({ ...weekly, slug: "weekly" }),
  );
  const { later } = await getEventCalendar(now);
  expect(later.map(({ event, firstDay }) => `${event.slug} ${firstDay}`)).toEqual([
    "in two years 2028-06-01",
    "biennial 2028-10-03",
  ]);
});

test("rules that no editor can have meant cost no more than others", async () => {
  const ancient = { start: "1900-01-01T10:00:00.000Z", end: undefined, recurrence: "FREQ=DAILY" };
  const recent = { start: "2026-11-01T10:00:00.000Z", end: undefined };
  publish(
    anEventItem({ ...ancient, slug: "a" }),
    anEventItem({ ...ancient, slug: "b", end: "9999-12-31T10:00:00.000Z" }),
    anEventItem({
      slug: "c",
      start: "2010-01-01T10:00:00.000Z",
      end: undefined,
      recurrence: "FREQ=DAILY;COUNT=10000",
    }),
    anEventItem({ ...recent, slug: "d", recurrence: "FREQ=SECONDLY" }),
    anEventItem({ ...recent, slug: "e", recurrence: "FREQ=DAILY;INTERVAL=999999999" }),
    anEventItem({ slug: "f", start: "9999-12-31T22:00:00.000Z", end: undefined, recurrence: "FREQ=YEARLY" }),
  );
  const found = await slugs();
  const count = (slug: string) => found.filter((other) => other === slug).length;
  expect(["a", "c", "d", "e", "f"].map(count)).toEqual([579, 579, 1, 1, 0]);
  // Each date of this series lasts longer than a year: those that began within the last year are shown.
  expect(count("b")).toBeLessThan(1000);
});

test("an event that cannot be laid out is reported once and left out", async () => {
  publish(anEventItem({ slug: "broken", start: "no instant", end: undefined }), market);
  expect(await slugs()).toEqual(["market"]);
  await slugs();
  expect(reportError).toHaveBeenCalledTimes(1);
});

describe("in the background", () => {
  /** Waits until `count` events have been laid out since the last publication. */
  const laidOutCount = async (count: number) => {
    while (laidOut().length < count) await new Promise((resolve) => setImmediate(resolve));
  };

  test("events are laid out at the start, after a change and at midnight, without a request", async () => {
    publish(market);
    followEvents();
    await laidOutCount(1);
    expect(laidOut()).toEqual(["market"]);

    publish(market, concert);
    announceContentChange("veranstaltung");
    await laidOutCount(1);
    expect(laidOut()).toEqual(["concert"]);

    jest.mocked(datesWithin).mockClear();
    jest.setSystemTime(new Date("2026-11-30T12:00:00Z"));
    jest.advanceTimersByTime(11 * 3_600_000);
    await laidOutCount(2);
    expect(laidOut()).toEqual(["market", "concert"]);
  });
});
