import { prerender } from "react-dom/static";
import { events } from "@/lib/cms/events";
import { settings } from "@/lib/cms/settings";
import { roomTexts as texts } from "@/lib/rooms/base/texts";
import { rooms } from "@/lib/rooms/cms/rooms";
import { aRoom } from "@/lib/rooms/testing/a-room";
import { anEventItem } from "@/lib/testing/factories";
import { AskedDay } from "./asked-day";

const now = new Date("2026-11-28T12:00:00Z");
const hall = aRoom({
  contact: "030 23125 140",
  specialDays: [{ first: "2026-11-30", last: "2026-11-30", hours: [], note: "Der Boden wird geölt." }],
});
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
  ["", `Zeigen${texts.noSuchDay}`],
  ["2026-11-27", "Freitag, 27. November 2026Dieser Tag ist vorbei."],
  ["2026-11-28", "18–20 Uhr Turnennoch frei: 13–18 Uhr und ab 20 UhrFür diesen Tag anfragen"],
  ["2026-11-29", "Sonntag, 29. November 2026freiFür diesen Tag anfragen"],
  ["2026-11-30", "geschlossen (Der Boden wird geölt)Fragen dazu beantwortet: 030 23125 140"],
  ["2028-11-25", "18–20 Uhr Turnennoch frei: bis 18 Uhr und ab 20 UhrFür diesen Tag anfragen"],
  [
    "2028-11-29",
    "29. November 2028Anfragen gehen höchstens 2 Jahre voraus, bis Dienstag, 28. November 2028.",
  ],
])("of %s a hall's page says %s", async (day, text) => {
  const stream = await prerender(<AskedDay room={hall} day={day} now={now} />);
  const markup = await new Response(stream.prelude).text();
  expect(markup.replaceAll(/<[^>]+>/g, "").slice(-text.length)).toBe(text.replaceAll(" Uhr", "\u00a0Uhr"));
});
