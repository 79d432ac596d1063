import "@/lib/testing/server-environment";
import { getEvent } from "@/lib/cms/events";
import { settings } from "@/lib/cms/settings";
import { anEvent, cancelled } from "@/lib/testing/factories";
import { drawable, findShareCard } from "./share-card";

jest.mock("@/lib/cms/events", () => ({ getEvent: jest.fn() }));

test.each([
  ["Größe „Übung“ – 5 € & <mehr>", "Größe „Übung“ – 5 € & <mehr>"],
  ["Fest 🎉 am\nBach 👨‍👩‍👧", "Fest am Bach"],
  ["Łódź und Șomcuta", "Łódź und Șomcuta"],
  ["Привет Dorf", "Dorf"],
  ["E\u2011Bike\u2010Tour \u2012 mit Karte \u2015 \u22125 °C", "E-Bike-Tour – mit Karte – –5 °C"],
  ["Senioren\u00adnach\u00admittag", "Seniorennachmittag"],
  ["🎉", ""],
])("%j is drawn as %j", (text, drawn) => {
  expect(drawable(text)).toBe(drawn);
});

test("letters with combining accents are composed", () => {
  expect(drawable("Ma\u0308rz")).toBe("März");
});

test.each([
  [undefined, "Samstag, 28. November 2026, 14–21 Uhr", undefined],
  ["2026-12-05", "Samstag, 5. Dezember 2026, 14–21 Uhr", "Abgesagt"],
  ["2026-12-12", "Samstag, 12. Dezember 2026, 14–21 Uhr", undefined],
])("the picture of a series says of the day %s what is so on it", async (day, when, notice) => {
  jest.useFakeTimers({ now: new Date("2026-11-24T12:00:00Z") });
  jest.spyOn(settings, "ready").mockResolvedValue({ items: [], byId: new Map() });
  jest
    .mocked(getEvent)
    .mockResolvedValue(anEvent({ recurrence: "FREQ=WEEKLY;COUNT=4", exceptions: cancelled("2026-12-05") }));
  const card = await findShareCard("veranstaltung", "adventsmarkt", day);
  jest.useRealTimers();
  expect(card).toMatchObject({ lines: [when, "Kirchplatz"] });
  expect(card?.notice).toBe(notice);
});
