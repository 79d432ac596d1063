/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { anOrganisation } from "@/lib/testing/factories";
import { OrganisationFacts } from "./organisation-facts";

// Friday, 27 November 2026, 20 o'clock in the village
const friday = new Date("2026-11-27T19:00:00Z");
const wednesday = new Date("2026-11-25T19:00:00Z");

const club = anOrganisation({
  slug: "musikverein",
  name: "Musikverein",
  contactRole: "Dirigentin",
  phone: "030 (0) 23125 210",
  email: "musik@example.org",
  website: "https://musik.example.org",
  openingHours: [{ days: ["Fr"], from: "19:00", to: "21:30" }],
});
const centre = anOrganisation({
  slug: "bachkiesel",
  name: "Kita Bachkiesel",
  type: "kindertagesstätte",
  ages: "1 bis 6 Jahre",
  places: 72,
  openingHoursNote: "Drei Wochen im Sommer geschlossen",
  specialDays: [{ first: "2026-12-24", last: "2026-12-24", hours: [], note: "Heiligabend" }],
  openingHours: [{ days: ["Mo", "Di", "Mi", "Do", "Fr"], from: "07:00", to: "16:30" }],
});

test("a club shows when it meets and how to reach it", () => {
  const { rerender } = render(<OrganisationFacts organisation={club} now={friday} />);
  const facts = screen.getByRole("region", { name: "Kontakt und Zeiten" });
  expect(facts).toHaveTextContent("Dirigentin");
  expect(facts).toHaveTextContent("jetzt, bis 21.30 Uhr");
  expect(screen.getByRole("table", { name: "Zeiten" })).toHaveTextContent("Freitag heute19–21.30 Uhr");
  expect(facts).not.toHaveTextContent(/geöffnet|geschlossen/);
  for (const [name, href] of [
    ["030 (0) 23125 210", "tel:+493023125210"],
    [/^musik@/, "mailto:musik@example.org"],
    ["Zur Website von Musikverein (externer Link)", "https://musik.example.org/"],
    [/^Kontaktdaten speichern/, "/kontaktdaten/musikverein.vcf"],
  ] as const)
    expect(within(facts).getByRole("link", { name })).toHaveAttribute("href", href);
  rerender(<OrganisationFacts organisation={club} now={wednesday} />);
  expect(facts).toHaveTextContent("nächstes Mal am Freitag um 19 Uhr");
  expect(facts).not.toHaveTextContent("geschlossen");
});

test("a centre shows opening hours, ages and places, and can be compared", () => {
  render(<OrganisationFacts organisation={centre} now={wednesday} />);
  for (const text of [
    "1 bis 6 Jahre",
    "72",
    "Drei Wochen im Sommer geschlossen",
    "Donnerstag, 24. Dezember 2026: geschlossen (Heiligabend)",
    "Am Anger 2, 12345 Musterbach",
  ])
    expect(screen.getByText(text)).toBeVisible();
  const hours = screen.getByRole("table", { name: "Öffnungszeiten" });
  expect(within(hours).getByRole("row", { name: /Montag/ })).toHaveTextContent(
    "Montag bis Freitag heute7–16.30 Uhr",
  );
  expect(within(hours).getByRole("row", { name: /Samstag/ })).toHaveTextContent("geschlossen");
  expect(screen.getByRole("link", { name: "Mit anderen vergleichen" })).toHaveAttribute(
    "href",
    "/%C3%BCbersicht/kindertagesst%C3%A4tten?vergleich=bachkiesel#bachkiesel",
  );
});

test("facts that are not given are left out, and an unsafe website is no link", () => {
  const given = { street: undefined, postcode: undefined, town: undefined, website: "javascript:alert(1)" };
  render(<OrganisationFacts organisation={anOrganisation(given)} now={friday} />);
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  for (const term of ["Zeiten", "Adresse", "Plätze insgesamt", "Telefon", "E-Mail", "Website", "Vergleich"])
    expect(screen.queryByText(term)).not.toBeInTheDocument();
});
