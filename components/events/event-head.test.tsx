/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { anEvent } from "@/lib/testing/factories";
import { EventNotice } from "./event-head";

const once = anEvent();
const daily = anEvent({ recurrence: "FREQ=DAILY" });

test.each([
  ["abgesagt", "Diese Veranstaltung ist abgesagt. Sie findet nicht statt."],
  ["verschoben", /ist verschoben/],
  ["ausgebucht", /ist ausgebucht/],
] as const)("%s is said in a region of its own", (status, text) => {
  render(<EventNotice event={{ ...once, status }} date={once} isOver={false} />);
  expect(screen.getByRole("region", { name: "Wichtiger Hinweis" })).toHaveTextContent(text);
});

test("an event or a series that is over is marked", () => {
  const { rerender } = render(<EventNotice event={once} date={once} isOver />);
  expect(screen.getByText("Diese Veranstaltung ist vorbei.")).toBeVisible();
  rerender(<EventNotice event={daily} date={daily} isOver />);
  expect(screen.getByText("Diese Veranstaltungsreihe ist vorbei.")).toBeVisible();
});

test("an event as planned has no notice", () => {
  render(<EventNotice event={once} date={once} isOver={false} />);
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});

test("a date that is over is marked while its series goes on", () => {
  render(<EventNotice event={daily} date={daily} isOver hasDatesAhead />);
  expect(screen.getByText("Dieser Termin ist vorbei.")).toBeVisible();
});

test.each([
  [
    false,
    "Am Mittwoch, 2. Dezember 2026, ist kein Termin dieser Veranstaltung. Sie sehen den nächsten Termin.",
  ],
  [
    true,
    "Am Mittwoch, 2. Dezember 2026, ist kein Termin dieser Veranstaltung. Sie sehen den letzten Termin.",
  ],
])("a day that was asked for in vain is named; the date beside it is over: %j", (isOver, text) => {
  render(<EventNotice event={daily} date={daily} isOver={isOver} missedDay="2026-12-02" />);
  expect(screen.getByText(text)).toBeVisible();
});

const cancelledDate = { ...daily, change: { kind: "cancelled" as const, day: "2026-12-05" } };

test.each([
  ["of an event that is cancelled", { ...daily, status: "abgesagt" as const }, daily],
  ["that is cancelled", daily, cancelledDate],
])("beside a date %s no next date is promised to who asked for a day in vain", (_, event, date) => {
  render(<EventNotice event={event} date={date} isOver={false} missedDay="2026-12-02" />);
  expect(screen.getByText(/Sie sehen den Termin, der als nächster vorgesehen war\.$/)).toBeVisible();
});

test("what speaks against a date at its place is said until the date is over", () => {
  const notes = { placeNotes: ["Halle, geschlossen."] };
  const { rerender } = render(<EventNotice event={once} date={once} isOver={false} {...notes} />);
  expect(screen.getByText("Halle, geschlossen.")).toBeVisible();
  rerender(<EventNotice event={once} date={once} isOver {...notes} />);
  expect(screen.queryByText("Halle, geschlossen.")).not.toBeInTheDocument();
});
