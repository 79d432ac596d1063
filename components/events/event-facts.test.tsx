import { render, screen } from "@testing-library/react";
import { anEvent } from "@/lib/testing/factories";
import { EventFacts } from "./event-facts";

const show = (given: Parameters<typeof anEvent>[0], furtherDates: { start: string; end?: string }[] = []) => {
  const event = anEvent(given);
  const url = `https://forum.example.org/veranstaltung/${event.slug}`;
  return render(
    <EventFacts event={event} span={event} furtherDates={furtherDates} today="2026-11-21" url={url} />,
  );
};

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

test("facts that are not given are left out", () => {
  show({ place: undefined, address: undefined });
  for (const term of ["Wo", "Wer", "Eintritt", "Barrierefreiheit", "Anmeldung"]) {
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

test("a series shows its rhythm, its next dates and its exceptions", () => {
  show({ recurrence: "FREQ=WEEKLY", exceptions: ["2026-12-26", "2026-01-03"] }, [
    { start: "2026-12-05T13:00:00.000Z", end: "2026-12-05T20:00:00.000Z" },
    { start: "2026-12-12T15:00:00.000Z" },
  ]);
  expect(screen.getByText("jeden Samstag, 14–21 Uhr")).toBeVisible();
  expect(screen.getByText("Samstag, 5. Dezember 2026")).toBeVisible();
  expect(screen.getByText("Samstag, 12. Dezember 2026, 16 Uhr")).toBeVisible();
  expect(screen.getByText("Fällt aus: 26. Dezember 2026")).toBeVisible();
});

test("a cancelled series has no next dates", () => {
  show({ recurrence: "FREQ=WEEKLY", status: "abgesagt" }, [{ start: "2026-12-05T13:00:00.000Z" }]);
  expect(screen.queryByText(/5\. Dezember 2026/)).not.toBeInTheDocument();
});

test("a whole day has no hours", () => {
  show({ allDay: true });
  expect(screen.getByText("ganztägig")).toBeVisible();
  expect(screen.queryByText(/Uhr/)).not.toBeInTheDocument();
});

test("a cancelled event and one that is over show no registration", () => {
  show({ registration: "https://example.org/anmelden", status: "abgesagt" });
  expect(screen.queryByText("Anmeldung")).not.toBeInTheDocument();
  const event = anEvent({ registration: "https://example.org/anmelden" });
  render(<EventFacts event={event} span={event} furtherDates={[]} today="2027-01-01" url="" isOver />);
  expect(screen.queryByText("Anmeldung")).not.toBeInTheDocument();
});
