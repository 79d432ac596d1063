import { render, screen, within } from "@testing-library/react";
import { anOrganisation } from "@/lib/testing/factories";
import { DaycareCard } from "./daycare-list";

const now = new Date("2026-11-25T09:00:00Z");

test("a card shows ages, places, address and opening hours", () => {
  render(
    <DaycareCard
      centre={anOrganisation({
        slug: "bachkiesel",
        name: "Kita Bachkiesel",
        type: "kindertagesstätte",
        kind: "Krippe",
        ages: "1 bis 6 Jahre",
        places: 72,
        closingDays: "Drei Wochen im Sommer",
        openingHours: [{ days: ["Mo", "Di", "Mi", "Do", "Fr"], from: "07:00", to: "16:30" }],
      })}
      isTicked={false}
      now={now}
    />,
  );
  const card = screen.getByRole("article", { name: "Kita Bachkiesel" });
  expect(card).toHaveAttribute("id", "bachkiesel");
  for (const text of [
    "Krippe",
    "1 bis 6 Jahre",
    "72",
    "Drei Wochen im Sommer",
    "heute geöffnet bis 16.30 Uhr",
    "Am Anger 2, 12345 Musterbach",
  ]) {
    expect(within(card).getByText(text)).toBeVisible();
  }
  const row = within(screen.getByRole("table", { name: "Öffnungszeiten" })).getByRole("row", {
    name: /Montag/,
  });
  expect(row).toHaveTextContent("Montag bis Freitag7–16.30 Uhr");
});

test("facts that are not given are left out", () => {
  render(
    <DaycareCard
      centre={anOrganisation({ street: undefined, postcode: undefined, town: undefined })}
      isTicked={false}
      now={now}
    />,
  );
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  expect(screen.queryByText("Adresse")).not.toBeInTheDocument();
  expect(screen.queryByText("Plätze")).not.toBeInTheDocument();
});
