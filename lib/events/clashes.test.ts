import { addDays } from "@dorfforum/shared/calendar/day";
import { events } from "@/lib/cms/events";
import { logErrorsTo } from "@/lib/monitoring/report-error";
import { anEventItem, cancelled } from "@/lib/testing/factories";
import { routes } from "@/lib/urls/routes";
import { getClashes } from "./clashes";

const items = (day: string, dayBefore: string) => [
  anEventItem({ title: "evening", start: `${day}T20:00:00.000Z`, end: undefined }),
  anEventItem({ title: "several days", start: `${dayBefore}T08:00:00.000Z`, end: `${day}T16:00:00.000Z` }),
  anEventItem({ title: "evening before", start: `${dayBefore}T19:00:00.000Z`, end: `${day}T01:00:00.000Z` }),
  anEventItem({
    title: "series",
    start: "2026-03-03T09:00:00.000Z",
    end: undefined,
    recurrence: "FREQ=WEEKLY",
  }),
  anEventItem({ title: "cancelled", start: `${day}T10:00:00.000Z`, end: undefined, status: "abgesagt" }),
  anEventItem({
    title: "cancelled date",
    start: "2026-03-03T10:00:00.000Z",
    end: undefined,
    recurrence: "FREQ=DAILY",
    exceptions: cancelled(dayBefore, day, addDays(day, 1)),
  }),
  anEventItem({ title: "later", start: "2029-01-01T10:00:00.000Z", end: undefined }),
];

beforeEach(() =>
  jest.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z"), doNotFake: ["setImmediate", "performance"] }),
);
afterEach(() => jest.useRealTimers());

test.each([
  ["in the calendar's months", "2026-11-30", "2026-12-01", "2026-12-02"],
  ["after them", "2028-02-28", "2028-02-29", "2028-03-01"],
])("what takes place on some days %s is a clash, soonest first", async (_, dayBefore, first, last) => {
  jest.spyOn(events, "ready").mockResolvedValue({ items: items(first, dayBefore), byId: new Map() });
  const titles = (await getClashes(first, last)).map(({ title }) => title);
  expect(titles).toEqual(["several days", "series", "evening"]);
});

test("at most 8 clashes are named", async () => {
  const many = Array.from({ length: 9 }, (_, index) =>
    anEventItem({ slug: `event ${index}`, start: "2026-12-05T10:00:00.000Z", end: undefined }),
  );
  jest.spyOn(events, "ready").mockResolvedValue({ items: many, byId: new Map() });
  expect(await getClashes("2026-12-05", "2026-12-05")).toHaveLength(8);
});

test.each([
  ["in the calendar's months", "2026-12-01"],
  ["after them", "2028-02-29"],
])(
  "an event that cannot be laid out leaves the check working %s, and a series is linked by its date",
  async (_, day) => {
    const reported: object[] = [];
    logErrorsTo((_error, context) => reported.push(context));
    const broken = anEventItem({ slug: "kaputt", start: "no instant", end: undefined });
    const weekly = { start: "2026-03-03T09:00:00.000Z", end: undefined, recurrence: "FREQ=WEEKLY" };
    const series = anEventItem({ slug: "reihe", ...weekly });
    jest.spyOn(events, "ready").mockResolvedValue({ items: [broken, series], byId: new Map() });
    const clashes = await getClashes(day, day);
    expect(clashes.map(({ path }) => path)).toEqual([routes.event("reihe", day)]);
    expect(reported).toContainEqual({ event: "kaputt" });
  },
);
