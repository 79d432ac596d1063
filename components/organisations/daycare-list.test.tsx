/** @jest-environment jsdom */
import { cleanup, render, screen, within } from "@testing-library/react";
import { endHydration } from "@/lib/browser/hydration";
import { anOrganisation } from "@/lib/testing/factories";
import { DaycareList } from "./daycare-list";

jest.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));

const now = new Date("2026-11-25T09:00:00Z");
const centre = anOrganisation({
  slug: "bachkiesel",
  name: "Kita Bachkiesel",
  type: "kindertagesstätte",
  kind: "Krippe",
  ages: "1 bis 6 Jahre",
  places: 72,
  openingHours: [{ days: ["Mo", "Di", "Mi", "Do", "Fr"], from: "07:00", to: "16:30" }],
});
const school = anOrganisation({ slug: "schule", name: "Grundschule", type: "kindertagesstätte" });

const show = (ticked: string[], isComparing = false) =>
  render(<DaycareList centres={[centre, school]} ticked={ticked} isComparing={isComparing} now={now} />);

beforeAll(async () => {
  endHydration();
  show([]);
  // Its code is loaded late the first time.
  await screen.findByRole("textbox");
  cleanup();
});

test("a row leads to the centre's page and says kind, ages, places and whether it is open", () => {
  show([]);
  const row = screen.getByRole("article", { name: "Kita Bachkiesel" });
  expect(row).toHaveAttribute("id", "bachkiesel");
  expect(within(row).getByRole("link", { name: "Kita Bachkiesel" })).toHaveAttribute(
    "href",
    "/einrichtung/bachkiesel",
  );
  for (const text of ["Krippe", "1 bis 6 Jahre · 72 Plätze insgesamt", "heute geöffnet bis 16.30 Uhr"])
    expect(within(row).getByText(text)).toBeVisible();
});

test("the boxes belong to the form that compares; what is chosen can be cleared", () => {
  const { rerender } = show([]);
  const box = () => screen.getByRole("checkbox", { name: /Bachkiesel/ });
  const submit = screen.getByRole("button", { name: "Vergleichen" });
  expect(box()).not.toBeChecked();
  expect(box()).toHaveAttribute("form", submit.closest("form")?.id);
  expect(screen.getByRole("button", { name: "Leeren" })).toHaveAttribute("type", "reset");
  // With a choice in the address only another address clears it.
  rerender(<DaycareList centres={[centre, school]} ticked={["bachkiesel"]} isComparing={false} now={now} />);
  expect(box()).toBeChecked();
  expect(screen.getByRole("link", { name: "Leeren" })).toHaveAttribute(
    "href",
    "/%C3%BCbersicht/kindertagesst%C3%A4tten",
  );
});

test("a single centre cannot be compared", () => {
  render(<DaycareList centres={[centre]} ticked={[]} isComparing={false} now={now} />);
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Vergleichen" })).not.toBeInTheDocument();
});

test("without centres a sentence is shown", () => {
  render(<DaycareList centres={[]} ticked={[]} isComparing={false} now={now} />);
  expect(screen.getByText("Hier ist noch nichts eingetragen.")).toBeVisible();
});
