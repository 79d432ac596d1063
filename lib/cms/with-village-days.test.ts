import { anEventItem, someSettings } from "@/lib/testing/factories";
import type { Collection } from "./collection";
import type { EventItem } from "./events";
import { settings } from "./settings";
import { withVillageDays } from "./with-village-days";

const land = "Hessen" as const;
const snapshotOf = <Item extends { id: string }>(...items: Item[]) => ({
  items,
  byId: new Map(items.map((item) => [item.id, item])),
});

const single = anEventItem({ slug: "single" });
const series = anEventItem({ slug: "series", notOnHolidays: true });
let stored = snapshotOf(single, series);

const collection = { model: "test", ready: async () => stored } as unknown as Collection<EventItem>;
const joined = withVillageDays(collection, (event, villageDays) =>
  event.notOnHolidays ? { ...event, villageDays } : event,
);

const publishSettings = (given: Parameters<typeof someSettings>[0]) =>
  jest.spyOn(settings, "ready").mockResolvedValue(snapshotOf(someSettings(given)));

test("a change of the Land makes new items of those that follow from it, and of no others", async () => {
  publishSettings({});
  const before = await joined.ready();
  expect(before.byId.get(series.id)?.villageDays).toEqual({ schoolHolidays: [] });

  publishSettings({ days: { land, schoolHolidays: [] } });
  const after = await joined.ready();
  expect(after).not.toBe(before);
  expect(after.items.map(({ villageDays }) => villageDays?.land)).toEqual([undefined, land]);
  expect(after.byId.get(single.id)).toBe(single);

  publishSettings({ days: { land, schoolHolidays: [] }, phone: "112" });
  expect(await joined.ready()).toBe(after);

  stored = snapshotOf(single, series, anEventItem({ slug: "new" }));
  expect((await joined.ready()).items[1]).toBe(after.items[1]);
});
