/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { getShownDates } from "@/lib/events/shown-dates";
import { anEvent, cancelled } from "@/lib/testing/factories";
import { EventFacts } from "./event-facts";

const today = "2026-11-21";

const show = (
  given: Parameters<typeof anEvent>[0],
  { day, now = today }: { day?: string; now?: string } = {},
) => {
  const event = anEvent(given);
  const dates = getShownDates(event, day, new Date(now));
  return render(<EventFacts event={event} dates={dates} today={now} url="https://forum.example.org/" />);
};

const links = (name: RegExp) => screen.queryAllByRole("link", { name }).map((link) => link.textContent);

test("time, place, organiser, cost, accessibility and registration are shown", () => {
  show({
    organiser: {
      name: "Musikverein",
      slug: "musikverein",
      type: "verein",
      phone: "030 23125 210",
      email: "musik@example.org",
    },
    cost: "3 €",
    accessibility: "Rampe am Eingang",
    registration: "https://example.org/anmelden",
  });
  expect(screen.getByText("Samstag, 28. November 2026")).toBeVisible();
  expect(screen.getByText("14–21 Uhr")).toBeVisible();
  expect(screen.getByText("Kirchplatz")).toBeVisible();
  expect(screen.getByRole("link", { name: "Musikverein" })).toHaveAttribute("href", "/verein/musikverein");
  expect(screen.getByRole("link", { name: "030 23125 210" })).toBeVisible();
  expect(screen.getByRole("link", { name: /^musik@/ })).toBeVisible();
  expect(screen.getByText("3 €")).toBeVisible();
  expect(screen.getByText("Rampe am Eingang")).toBeVisible();
  expect(screen.getByRole("link", { name: "Zur Anmeldung (externer Link)" })).toBeVisible();
});

test("places, a deadline and one clear button are shown where people say that they come", () => {
  const event = anEvent();
  const dates = getShownDates(event, undefined, new Date(today));
  const attendance = {
    label: "Plätze frei",
    availability: "InStock" as const,
    isListed: false,
    details: ["Anmeldung bis zum Beginn", "Ohne E-Mail: Telefon 030 23125 245"],
    join: { href: "/anmelden/adventsmarkt", label: "Mitkommen" },
  };
  render(
    <EventFacts
      event={event}
      dates={dates}
      today={today}
      attendance={attendance}
      url="https://forum.example.org/"
    />,
  );
  expect(screen.getByText("Plätze frei")).toBeVisible();
  expect(screen.getByText("Anmeldung bis zum Beginn")).toBeVisible();
  expect(screen.getByRole("link", { name: "030 23125 245" })).toBeVisible();
  const join = screen.getByRole("link", { name: "Mitkommen" });
  expect(join).toHaveAttribute("href", "/anmelden/adventsmarkt");
  const calendar = screen.getByRole("link", { name: "In den Kalender" });
  expect(calendar.className).not.toBe(join.className);
});

test("facts that are not given are left out", () => {
  show({ place: undefined, address: undefined });
  for (const term of ["Wo", "Wer", "Kosten", "Barrierefreiheit", "Anmeldung"]) {
    expect(screen.queryByText(term)).not.toBeInTheDocument();
  }
});

test("a registration in words is shown as text, and a script address is no link", () => {
  show({ registration: "Telefonisch im Rathaus" });
  expect(screen.getByText("Telefonisch im Rathaus")).toBeVisible();
  show({ registration: "javascript:alert(1)" });
  expect(screen.queryByRole("link", { name: /Anmeldung/ })).not.toBeInTheDocument();
});

test("a registration by mail is a link", () => {
  show({ registration: "mailto:anmeldung@example.org" });
  expect(screen.getByRole("link", { name: "Zur Anmeldung" })).toHaveAttribute(
    "href",
    "mailto:anmeldung@example.org",
  );
});

test("the map opens at the coordinates, without any at the address", () => {
  const { unmount } = show({ latitude: 52.1, longitude: 13.3 });
  const name = "Auf der Karte ansehen (externer Link)";
  expect(screen.getByRole("link", { name })).toHaveAttribute(
    "href",
    expect.stringContaining("mlat=52.1&mlon=13.3"),
  );
  unmount();
  show({ address: "Am Markt 1, Musterbach" });
  expect(screen.getByRole("link", { name })).toHaveAttribute(
    "href",
    expect.stringContaining("Am%20Markt%201"),
  );
});

test("a series shows its rhythm and end, and links to each other date, also to one that is cancelled", () => {
  show({ recurrence: "FREQ=WEEKLY;COUNT=9", exceptions: cancelled("2026-12-26", "2026-01-03") });
  expect(screen.getByText("jeden Samstag bis 23. Januar 2027")).toBeVisible();
  expect(screen.getByRole("link", { name: "Samstag, 5. Dezember 2026" })).toHaveAttribute(
    "href",
    "/veranstaltung/adventsmarkt?tag=2026-12-05",
  );
  const [rest] = screen.getAllByRole("group");
  expect(within(rest as HTMLElement).getByText("Alle 8 Termine anzeigen")).toBeVisible();
  expect(links(/^Samstag/)).toHaveLength(8);
  const gone = screen.getByRole("link", { name: /26. Dezember 2026 ?, Fällt aus$/ });
  expect(within(gone).getByText("Samstag, 26. Dezember 2026").tagName).toBe("S");
});

test("a date at another place than the shown one names its place, one that does not take place none", () => {
  const note = { day: "2026-12-05", kind: "note", place: "Turnhalle" } as const;
  const moved = {
    day: "2026-12-12",
    kind: "moved",
    start: "2026-12-13T13:00:00.000Z",
    place: "Kirche",
  } as const;
  const recurrence = "FREQ=WEEKLY;COUNT=4";
  const { unmount } = show({ recurrence, exceptions: [note, moved] });
  expect(links(/Dezember/)).toEqual([
    expect.stringMatching(/^Samstag, 5\. Dezember 2026 ?, Turnhalle$/),
    expect.stringMatching(/^Samstag, 12\. Dezember 2026 ?, Verlegt auf So, 13\. Dezember, 14 Uhr, Kirche$/),
    expect.stringMatching(/^Sonntag, 13\. Dezember 2026 ?, Kirche, Verlegt vom Sa, 12\. Dezember/),
    "Samstag, 19. Dezember 2026",
  ]);
  unmount();
  show({ recurrence, exceptions: [note, moved] }, { day: "2026-12-05" });
  expect(links(/19\. Dezember/)).toEqual([expect.stringMatching(/ ?, Kirchplatz$/)]);
});

test("a series without end shows the dates of a year", () => {
  show({ recurrence: "FREQ=MONTHLY;BYDAY=-1SA" });
  expect(screen.getByText("am letzten Samstag jedes Monats")).toBeVisible();
  expect(screen.getByText("Die nächsten 12 Termine anzeigen")).toBeVisible();
  expect(links(/Samstag/)).toHaveLength(11);
});

test("the date that was asked for is shown, and the calendar file has it or all dates", () => {
  show({ recurrence: "FREQ=WEEKLY" }, { day: "2026-12-05" });
  expect(links(/Samstag, (28. November|5. Dezember) 2026/)).toEqual(["Samstag, 28. November 2026"]);
  expect(screen.getByRole("link", { name: "Termin in den Kalender" })).toHaveAttribute(
    "href",
    "/veranstaltung/adventsmarkt/kalender.ics?tag=2026-12-05",
  );
  expect(screen.getByRole("link", { name: "Alle Termine in den Kalender" })).toHaveAttribute(
    "href",
    "/veranstaltung/adventsmarkt/kalender.ics",
  );
});

test("a single event has one calendar file, whichever day is asked for", () => {
  show({}, { day: "2026-12-05" });
  expect(screen.getByText("Samstag, 28. November 2026")).toBeVisible();
  expect(links(/Kalender/)).toEqual(["In den Kalender"]);
});

test("of a date that is over there is only the calendar file of the series", () => {
  show({ recurrence: "FREQ=WEEKLY" }, { day: "2026-11-28", now: "2026-12-20" });
  expect(links(/Kalender/)).toEqual(["Alle Termine in den Kalender"]);
});

test("a date that does not take place leads to the next instead of into the calendar", () => {
  show(
    { recurrence: "FREQ=WEEKLY", exceptions: cancelled("2026-12-05", "2026-12-12") },
    { day: "2026-12-05" },
  );
  expect(links(/Kalender/)).toEqual(["Alle Termine in den Kalender"]);
  expect(screen.getByRole("link", { name: "Zum nächsten Termin" })).toHaveAttribute(
    "href",
    "/veranstaltung/adventsmarkt?tag=2026-12-19",
  );
});

test("a cancelled event is not offered to calendars, nor is a series of which only a cancelled date is ahead", () => {
  show({ status: "abgesagt" });
  expect(links(/Kalender/)).toEqual([]);
  show(
    { recurrence: "FREQ=WEEKLY;COUNT=2", exceptions: cancelled("2026-12-05") },
    { day: "2026-12-05", now: "2026-12-01" },
  );
  expect(links(/Kalender/)).toEqual([]);
});

test("a cancelled series links to no dates", () => {
  show({ recurrence: "FREQ=WEEKLY", status: "abgesagt" });
  expect(links(/^Samstag/)).toEqual([]);
});

test("a whole day has no hours", () => {
  show({ allDay: true });
  expect(screen.getByText("ganztägig")).toBeVisible();
  expect(screen.queryByText(/Uhr/)).not.toBeInTheDocument();
});

test("a cancelled event and one that is over show no registration", () => {
  show({ registration: "https://example.org/anmelden", status: "abgesagt" });
  expect(screen.queryByText("Anmeldung")).not.toBeInTheDocument();
  show({ registration: "https://example.org/anmelden" }, { now: "2027-01-01" });
  expect(screen.queryByText("Anmeldung")).not.toBeInTheDocument();
});
