import "@/lib/testing/server-environment";
import { getEvent } from "@/lib/cms/events";
import { settings } from "@/lib/cms/settings";
import { anEvent } from "@/lib/testing/factories";
import { eventMetadata } from "./event-metadata";

jest.mock("@/lib/cms/events", () => ({ getEvent: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-24T12:00:00Z") });
  jest.spyOn(settings, "ready").mockResolvedValue({ items: [], byId: new Map() });
});
afterEach(() => jest.useRealTimers());

async function shared(given: Parameters<typeof anEvent>[0], day?: string) {
  jest.mocked(getEvent).mockResolvedValue(anEvent(given));
  const { description, robots, openGraph } = await eventMetadata("adventsmarkt", day);
  const [picture] = [openGraph?.images].flat();
  const url = picture && typeof picture === "object" && "url" in picture ? String(picture.url) : "";
  return { description, isIndexed: !robots, picture: url.replace(/\?v=[^&]*/, "") };
}

const series = {
  start: "2026-11-24T18:00:00.000Z",
  end: "2026-11-24T20:00:00.000Z",
  recurrence: "FREQ=WEEKLY;COUNT=4",
  exceptions: [
    { day: "2026-12-01", kind: "cancelled" as const, note: "Saal gesperrt." },
    {
      day: "2026-12-08",
      kind: "moved" as const,
      start: "2026-12-09T18:00:00.000Z",
      place: "Kirche",
    },
  ],
} satisfies Parameters<typeof anEvent>[0];

test.each([
  ["geplant", "Samstag, 28. November 2026, 14–21 Uhr, Kirchplatz. Buden, Glühwein und Musik."],
  ["abgesagt", "Abgesagt. Samstag, 28. November 2026, 14–21 Uhr, Kirchplatz. Buden, Glühwein und Musik."],
] as const)("the description of an event that is %s says when and where", async (status, description) => {
  expect(await shared({ status })).toEqual({
    description,
    isIndexed: true,
    picture: "/teilbild/veranstaltung/adventsmarkt.png",
  });
  expect((await shared({ status, summary: "" })).description).toBe(
    description.replace(" Buden, Glühwein und Musik.", ""),
  );
});

test("that of a series names no date, its picture the next one", async () => {
  expect(await shared(series)).toEqual({
    description: "Buden, Glühwein und Musik.",
    isIndexed: true,
    picture: "/teilbild/veranstaltung/adventsmarkt.png&tag=2026-11-24",
  });
});

test.each([
  [
    "2026-12-01",
    "Fällt aus: Saal gesperrt. Dienstag, 1. Dezember 2026, 19–21 Uhr, Kirchplatz. Buden, Glühwein und Musik.",
  ],
  [
    "2026-12-08",
    "Verlegt vom Di, 8. Dezember, 19 Uhr. Mittwoch, 9. Dezember 2026, 19–21 Uhr, Kirche. Buden, Glühwein und Musik.",
  ],
])("that of a single date, %s, says what is so on it, as its picture does", async (day, description) => {
  expect(await shared(series, day)).toEqual({
    description,
    isIndexed: false,
    picture: `/teilbild/veranstaltung/adventsmarkt.png&tag=${day}`,
  });
});
