/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { DateBlock } from "@/components/ui/date-block";
import { attendanceAt } from "@/lib/features";
import { anEventItem } from "@/lib/testing/factories";
import { EventMeta } from "./event-meta";

jest.mock("@/lib/features", () => ({ attendanceAt: jest.fn() }));

/** What a browser without styles shows */
const wordsOf = (element: React.ReactElement) =>
  render(element).container.textContent.replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();

const start = "2026-12-01T08:30:00.000Z";

test("without styles, status, hours, place and what follows are words of their own", () => {
  const event = anEventItem({ status: "abgesagt", place: "Gemeindehaus" });
  const date = { start, end: "2026-12-01T10:00:00.000Z" };
  expect(
    wordsOf(
      <EventMeta event={event} date={date} isOver>
        <span>Familie</span>
      </EventMeta>,
    ),
  ).toBe("Abgesagt vorbei 9.30–11 Uhr Gemeindehaus Familie");
});

test("how full a date is holds for the moment alone, its status stays", () => {
  const attendance = { label: "Warteliste", availability: "SoldOut" as const, isListed: true, details: [] };
  jest.mocked(attendanceAt).mockReturnValueOnce(attendance);
  render(<EventMeta event={anEventItem({ status: "verschoben" })} date={{ start }} />);
  expect(screen.getByText("Warteliste").closest("[data-true-for=now]")).not.toBeNull();
  expect(screen.getByText("Verschoben").closest("[data-true-for]")).toBeNull();
});

test("without styles, weekday, day and month are words of their own", () => {
  expect(wordsOf(<DateBlock start={start} />)).toBe("Di 1 Dez. Dienstag, 1. Dezember 2026");
});
