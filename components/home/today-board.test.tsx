import { render, screen } from "@testing-library/react";
import { type Occurrence, toOccurrence } from "@/lib/events/occurrence";
import { anEventItem } from "@/lib/testing/factories";
import { forTodayBoard, TodayBoard } from "./today-board";

// Saturday, 28 November 2026, 10 o'clock in the village
const now = new Date("2026-11-28T09:00:00.000Z");

const at = (slug: string, start: string, end?: string) =>
  toOccurrence(anEventItem({ slug, title: slug }), { start, end });

const market = at("Wochenmarkt", "2026-11-28T08:00:00.000Z", "2026-11-28T11:00:00.000Z");
const match = at("Fußball", "2026-11-28T13:30:00.000Z");
const choir = at("Chor", "2026-12-01T18:30:00.000Z");
const party = at("Silvester", "2026-12-31T19:00:00.000Z");

test("it shows hours for today, weekdays for this week and dates for later", () => {
  render(<TodayBoard occurrences={[market, match, choir, party]} now={now} />);
  expect(screen.getByRole("region", { name: "Heute im Dorf" })).toHaveTextContent(
    "Samstag, 28. November 2026",
  );
  expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
    "9–12 UhrWochenmarktKirchplatz",
    "14.30 UhrFußballKirchplatz",
    "DienstagChorKirchplatz",
    "31. DezemberSilvesterKirchplatz",
  ]);
});

test("an event that began on another day is all day", () => {
  render(
    <TodayBoard
      occurrences={[at("Kirmes", "2026-11-27T10:00:00.000Z", "2026-11-30T10:00:00.000Z")]}
      now={now}
    />,
  );
  expect(screen.getByRole("listitem")).toHaveTextContent("ganztägig");
});

test("without events there is no board", () => {
  render(<TodayBoard occurrences={[]} now={now} />);
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});

test("today's events come first, filled up to three, at most four", () => {
  const names = (upcoming: Occurrence[]) => forTodayBoard(upcoming, now).map(({ event }) => event.title);
  expect(names([market, match, choir, party])).toEqual(["Wochenmarkt", "Fußball", "Chor"]);
  expect(names([choir])).toEqual(["Chor"]);
  const busy = ["a", "b", "c", "d", "e"].map((slug) => at(slug, "2026-11-28T08:00:00.000Z"));
  expect(names([...busy, choir])).toEqual(["a", "b", "c", "d"]);
});
