/** @jest-environment jsdom */
import { defaultBins } from "@dorfforum/shared/waste/bins";
import { render, screen } from "@testing-library/react";
import { type Occurrence, toOccurrence } from "@/lib/events/occurrence";
import { anEventItem } from "@/lib/testing/factories";
import { toWasteDistricts, type WasteDistrict } from "@/lib/waste/waste-calendar";
import { TodayBoard } from "./today-board";

// Saturday, 28 November 2026, 10 o'clock in the village
const now = new Date("2026-11-28T09:00:00.000Z");

const at = (slug: string, start: string, end?: string) =>
  toOccurrence(anEventItem({ slug, title: slug }), { start, end });

const market = at("Wochenmarkt", "2026-11-28T08:00:00.000Z", "2026-11-28T11:00:00.000Z");
const match = at("Fußball", "2026-11-28T13:30:00.000Z");
const choir = at("Chor", "2026-12-01T18:30:00.000Z");
const party = at("Silvester", "2026-12-31T19:00:00.000Z");

function show(
  today: Occurrence[],
  next: Occurrence[],
  isSomethingOver = false,
  districts: WasteDistrict[] = [],
) {
  render(<TodayBoard outlook={{ today, next, isSomethingOver }} districts={districts} now={now} />);
  return screen.queryAllByRole("listitem").map((line) => line.textContent.trimEnd());
}

test("with something today it shows the hours of today's events and nothing else", () => {
  expect(show([market, match], [choir, party])).toEqual([
    "9–12 Uhr Wochenmarkt Kirchplatz",
    "14.30 Uhr Fußball Kirchplatz",
  ]);
  const board = screen.getByRole("region", { name: "Heute im Dorf" });
  expect(board).toHaveTextContent("Samstag, 28. November 2026");
  expect(board).not.toHaveTextContent("Als Nächstes");
});

test("with nothing today it says so and shows the next three, with a weekday or a date", () => {
  const concert = at("Konzert", "2026-12-02T18:30:00.000Z");
  const later = at("Später", "2027-01-01T19:00:00.000Z");
  expect(show([], [choir, concert, party, later])).toEqual([
    "Dienstag Chor Kirchplatz",
    "Mittwoch Konzert Kirchplatz",
    "31. Dezember Silvester Kirchplatz",
  ]);
  expect(screen.getByText("Heute steht nichts an. Als Nächstes:")).toBeVisible();
});

test("in the evening, when everything is over, it says so", () => {
  show([], [choir], true);
  expect(screen.getByText("Heute steht nichts mehr an. Als Nächstes:")).toBeVisible();
});

test("an event that began on another day is all day; one that begins today and ends later has its beginning", () => {
  const fair = at("Kirmes", "2026-11-27T10:00:00.000Z", "2026-11-30T10:00:00.000Z");
  const camp = at("Zeltlager", "2026-11-28T13:00:00.000Z", "2026-11-30T10:00:00.000Z");
  expect(show([fair, camp], [])).toEqual(["ganztägig Kirmes Kirchplatz", "ab 14 Uhr Zeltlager Kirchplatz"]);
});

test("of a busy day it shows four events and leads to all of them", () => {
  const busy = ["a", "b", "c", "d", "e"].map((slug) => at(slug, "2026-11-28T13:00:00.000Z"));
  expect(show(busy, [choir])).toHaveLength(4);
  expect(screen.getByRole("link", { name: "Alle 5 Veranstaltungen von heute" })).toHaveAttribute(
    "href",
    "/veranstaltungen?tag=2026-11-28",
  );
});

test("without events there is no board", () => {
  show([], []);
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});

test("bins of today and tomorrow are named with their districts, also on days without events", () => {
  const district = (name: string, ...collections: [day: string, title: string][]) => ({
    id: name,
    slug: name.toLowerCase(),
    name,
    streets: [],
    changedAt: "",
    collections: collections.map(([day, title]) => ({ day, title })),
  });
  const [north, south] = [
    district("Nord", ["2026-11-28", "Bio + Papier"], ["2026-11-29", "Restmüll"]),
    district("Süd", ["2026-11-29", "Restmüll"], ["2026-11-30", "Papier"]),
  ];
  const districts = [...toWasteDistricts([north, south], defaultBins)];
  expect(show([], [], false, districts)).toEqual([
    "heute Bioabfall und Papier Nord",
    "morgen Restmüll Nord und Süd",
  ]);
  expect(screen.getByRole("link", { name: "Bioabfall und Papier" })).toHaveAttribute("href", "/abfall/nord");
  expect(screen.getByRole("link", { name: "Restmüll" })).toHaveAttribute("href", "/abfall");
});
