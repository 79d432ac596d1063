/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { DateBlock } from "@/components/ui/date-block";
import { anEventItem } from "@/lib/testing/factories";
import { EventMeta } from "./event-meta";

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

test("without styles, weekday, day and month are words of their own", () => {
  expect(wordsOf(<DateBlock start={start} />)).toBe("Di 1 Dez. Dienstag, 1. Dezember 2026");
});
