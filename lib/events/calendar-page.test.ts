import { categories } from "@/lib/cms/categories";
import { type EventItem, events } from "@/lib/cms/events";
import { neighbourDates } from "@/lib/cms/neighbours";
import { organisations } from "@/lib/cms/organisations";
import { aCategory, anEventItem, anOrganisation } from "@/lib/testing/factories";
import type { CalendarView } from "@/lib/urls/routes";
import { getCalendarPage } from "./calendar-page";
import { isNeighbours, type ListedOccurrence } from "./occurrence";

const youth = aCategory({ name: "Jugend", slug: "jugend" });
const choirs = { ...anOrganisation({ name: "Singkreis", slug: "singkreis" }), categoryIds: [] };
const band = { ...anOrganisation({ name: "Musikverein", slug: "musikverein" }), categoryIds: [] };

const snapshot = <Item extends { id: string }>(items: Item[]) => ({
  items,
  byId: new Map(items.map((item) => [item.id, item])),
});

const event = (slug: string, start: string, end?: string, more: Partial<EventItem> = {}) =>
  anEventItem({ slug, start, end, ...more });

/** Friday, 4 December 2026, 18.30 in the village */
const friday = new Date("2026-12-04T17:30:00Z");

beforeAll(() => {
  jest.spyOn(categories, "ready").mockResolvedValue(snapshot([youth]));
  jest.spyOn(organisations, "ready").mockResolvedValue(snapshot([choirs, band]));
  jest.spyOn(neighbourDates, "ready").mockResolvedValue(snapshot([]));
  jest
    .spyOn(events, "ready")
    .mockResolvedValue(
      snapshot([
        event("exhibition", "2026-11-01T09:00:00Z", "2026-12-05T16:00:00Z"),
        event("breakfast", "2026-12-04T08:00:00Z", "2026-12-04T10:00:00Z"),
        event("choir", "2026-12-04T19:00:00Z", "2026-12-05T00:30:00Z", { organiserId: choirs.id }),
        event("market", "2026-12-05T10:00:00Z", "2026-12-05T18:00:00Z", { categoryIds: [youth.id] }),
        event("concert", "2026-12-09T19:00:00Z", "2026-12-09T21:00:00Z", { organiserId: band.id }),
      ]),
    );
});

const slugOf = (date: ListedOccurrence) => (isNeighbours(date) ? date.event.link : date.event.slug);

async function show(view: CalendarView, now = friday) {
  const page = await getCalendarPage(view, now);
  if (page.look !== "list") throw new Error("a sheet");
  return { ...page, slugs: page.occurrences.map(slugOf) };
}

test("a quick date has what is under way or begins on its days, and nothing that is over", async () => {
  expect((await show({ quickDate: "heute" })).slugs).toEqual(["exhibition", "choir"]);
  expect((await show({ quickDate: "morgen" })).slugs).toEqual(["exhibition", "market"]);
  expect((await show({ quickDate: "woche" })).slugs).toEqual(["exhibition", "choir", "market"]);
});

test("after midnight today is the next day, and what began the evening before belongs to that evening", async () => {
  const saturday = new Date("2026-12-04T23:10:00Z");
  expect((await show({ quickDate: "heute" }, saturday)).slugs).toEqual(["exhibition", "market"]);
});

test("a day without events leads to what comes next, and to the nearest days with events", async () => {
  const sunday = new Date("2026-12-06T09:00:00Z");
  const today = await show({ quickDate: "heute" }, sunday);
  expect([today.total, today.next && slugOf(today.next)]).toEqual([0, "concert"]);
  const day = await show({ day: "2026-12-06" }, sunday);
  expect(day.neighbours).toEqual({ before: "2026-12-05", after: "2026-12-09" });
  const narrowed = await show({ day: "2026-12-04", category: "jugend" });
  expect(narrowed.neighbours).toEqual({ before: undefined, after: "2026-12-05" });
});

test("a day that was chosen also shows what is over", async () => {
  expect((await show({ day: "2026-12-04" })).slugs).toEqual(["exhibition", "breakfast", "choir"]);
});

test("dates from and to a day include both, and what began earlier", async () => {
  expect((await show({ from: "2026-12-05", to: "2026-12-09" })).slugs).toEqual([
    "exhibition",
    "market",
    "concert",
  ]);
  expect((await show({ from: "2026-12-06" })).slugs).toEqual(["concert"]);
  expect((await show({ to: "2026-12-04" })).slugs).toEqual(["exhibition", "breakfast", "choir"]);
});

test("the organiser that an address names narrows the calendar", async () => {
  const { organiser, slugs } = await show({ organiser: choirs.slug });
  expect([organiser?.name, slugs]).toEqual([choirs.name, ["choir"]]);
});

test("dates are covered by the calendar if a part of them lies in its months", async () => {
  const isCovered = async (view: CalendarView) => (await show(view)).isCovered;
  expect(await isCovered({ from: "2020-01-01", to: "2026-12-31" })).toBe(true);
  expect(await isCovered({ from: "2029-01-01" })).toBe(false);
  expect(await isCovered({ day: "2020-01-01" })).toBe(false);
  expect(await isCovered({ month: "2027-12" })).toBe(true);
  expect(await isCovered({ month: "2028-01" })).toBe(false);
});
