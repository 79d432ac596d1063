/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { toOccurrence } from "@/lib/events/occurrence";
import { anEventItem } from "@/lib/testing/factories";
import type { CalendarView } from "@/lib/urls/routes";
import { DateList } from "./date-list";

// It loads what a row needs, which the numbers do not.
jest.mock("@/components/events/occurrence-row", () => ({ OccurrenceRow: () => null }));

const at = (day: string) => {
  const event = anEventItem({ slug: day, start: `${day}T18:00:00.000Z`, end: undefined });
  return toOccurrence(event, { start: event.start, end: event.end });
};

function show(days: string[], total: number, view: CalendarView = {}) {
  const page = { view, span: undefined, month: view.month ?? "2026-11", occurrences: days.map(at), total };
  render(<DateList page={page} now={new Date("2026-11-21T09:00:00Z")} />);
  const status = screen.getByRole("status");
  return [status.textContent, status.closest("section")?.getAttribute("aria-labelledby") != null];
}

/* A number beside the name of a month is that of the month; others stand below the months. */
test.each<[days: string[], total: number, view: CalendarView, status: string, isInMonth: boolean]>([
  [["2026-11-28", "2026-12-05"], 2, {}, "2 Termine insgesamt", false],
  [["2026-11-28"], 128, {}, "128 Termine insgesamt", false],
  [["2026-11-28", "2026-11-29"], 2, {}, "2 Veranstaltungen", true],
  [["2026-12-05"], 40, { month: "2026-12" }, "40 Veranstaltungen", true],
])("%j of %j in %j: %s", (days, total, view, status, isInMonth) => {
  expect(show(days, total, view)).toEqual([status, isInMonth]);
});
