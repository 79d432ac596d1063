/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import type { EventItem } from "@/lib/cms/events";
import type { SheetDay } from "@/lib/events/calendar-page";
import { toOccurrence } from "@/lib/events/occurrence";
import { anEventItem } from "@/lib/testing/factories";
import { MonthSheet } from "./month-sheet";

const market = anEventItem({ start: "2026-12-05T13:00:00.000Z", end: "2026-12-07T19:00:00.000Z" });
const occurrenceOf = (event: EventItem) => toOccurrence(event, { start: event.start, end: event.end });
const dates = (total = 1, event = market, printed: EventItem[] = []): SheetDay => ({
  occurrences: [occurrenceOf(event)],
  printed: printed.map(occurrenceOf),
  total,
});

const show = (days: [string, SheetDay][]) =>
  render(
    <MonthSheet
      month="2026-12"
      days={new Map(days)}
      today="2026-12-24"
      hrefOfDay={(day) => `/veranstaltungen?tag=${day}`}
    />,
  );

const cell = (day: string) => screen.getByText(day).closest("td") as HTMLElement;

test("the month is a table whose rows are weeks and whose columns are weekdays", () => {
  show([]);
  expect(screen.getByRole("table", { name: "Dezember 2026" })).toBeVisible();
  expect(screen.getByRole("columnheader", { name: "Mittwoch" })).toBeVisible();
  expect(screen.getByRole("rowheader", { name: "Kalenderwoche 53" })).toBeVisible();
  expect(screen.getAllByRole("time")).toHaveLength(31);
  expect(cell("Donnerstag, 24. Dezember 2026")).toHaveTextContent("heute");
});

test("a date of several days shows its beginning on the first and its end on the last", () => {
  show([
    ["2026-12-05", dates()],
    ["2026-12-06", dates()],
    ["2026-12-07", dates()],
  ]);
  expect(cell("Samstag, 5. Dezember 2026")).toHaveTextContent("ab 14 Uhr");
  expect(cell("Sonntag, 6. Dezember 2026")).not.toHaveTextContent("Uhr");
  expect(cell("Montag, 7. Dezember 2026")).toHaveTextContent("bis 20 Uhr");
});

test("a day with more dates than it shows links to all of them, and a cancelled one is marked", () => {
  show([["2026-12-05", dates(5, anEventItem({ status: "abgesagt" }))]]);
  const day = within(cell("Samstag, 5. Dezember 2026"));
  const href = "/veranstaltungen?tag=2026-12-05";
  expect(day.getByRole("link", { name: "noch 4 Veranstaltungen" })).toHaveAttribute("href", href);
  expect(day.getByRole("link", { name: "5 Veranstaltungen" })).toHaveAttribute("href", href);
  expect(day.getByText("Abgesagt")).toBeVisible();
});

test("paper gets the dates that the screen leaves out, without a link, and the number of those that are left", () => {
  const choir = anEventItem({ title: "Chorprobe", slug: "chorprobe", start: "2026-12-05T18:00:00.000Z" });
  show([["2026-12-05", dates(4, market, [choir])]]);
  const day = within(cell("Samstag, 5. Dezember 2026"));
  expect(day.getByText("Chorprobe")).toBeInTheDocument();
  expect(day.queryByRole("link", { name: "Chorprobe" })).not.toBeInTheDocument();
  expect(day.getByText("noch 3 Veranstaltungen")).toBeInTheDocument();
  expect(day.getByText("noch 2 Veranstaltungen")).toBeInTheDocument();
});
