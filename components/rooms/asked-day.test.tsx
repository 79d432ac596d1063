import { renderToStaticMarkup } from "react-dom/server";
import { events } from "@/lib/cms/events";
import { settings } from "@/lib/cms/settings";
import { rooms } from "@/lib/rooms/cms/rooms";
import { aRoom } from "@/lib/rooms/testing/a-room";
import { anEventItem } from "@/lib/testing/factories";
import { AskedDay } from "./asked-day";

const now = new Date("2026-11-28T12:00:00Z");
const hall = aRoom();
const gym = anEventItem({
  title: "Turnen",
  roomId: hall.id,
  start: "2026-11-28T17:00:00.000Z",
  end: "2026-11-28T19:00:00.000Z",
  recurrence: "FREQ=WEEKLY",
});

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ["setImmediate", "performance"] });
  jest.spyOn(events, "ready").mockResolvedValue({ items: [gym], byId: new Map() });
  jest.spyOn(rooms, "ready").mockResolvedValue({ items: [hall], byId: new Map() });
  jest.spyOn(settings, "ready").mockResolvedValue({ items: [], byId: new Map() });
});
afterEach(() => jest.useRealTimers());

test.each([
  [undefined, "Welcher Tag?Zeigen"],
  ["2026-11-27", "Welcher Tag?Zeigen"],
  ["2028-11-25", "Samstag, 25. November 2028An diesem Tag:Turnen, 18–20 UhrRaum anfragen"],
  ["2028-11-26", "Sonntag, 26. November 2028An diesem Tag ist noch nichts eingetragen.Raum anfragen"],
  [
    "2028-11-29",
    "Das geht nicht:Anfragen gehen höchstens zwei Jahre voraus, bis Dienstag, 28. November 2028.",
  ],
])("of %s a hall's page says %s", async (day, text) => {
  const markup = renderToStaticMarkup(await AskedDay({ room: hall, day, now }));
  expect(markup.replaceAll(/<[^>]+>/g, "").slice(-text.length)).toBe(text);
});
