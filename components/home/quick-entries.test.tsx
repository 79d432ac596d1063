/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { QuickEntries } from "./quick-entries";

test("the editors' entries are links with an icon", () => {
  render(
    <QuickEntries
      entries={[
        { title: "Gelber Sack", target: "/beitrag/abfallkalender", icon: "trash-2" },
        { title: "Notdienste", target: "https://example.org", icon: "heart-pulse" },
      ]}
    />,
  );
  expect(screen.getByRole("navigation", { name: "Schnelleinstieg" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Gelber Sack" })).toHaveAttribute(
    "href",
    "/beitrag/abfallkalender",
  );
  expect(screen.getByRole("link", { name: "Notdienste" })).toHaveAttribute("href", "https://example.org/");
});

test("an entry that leads to another site says so", () => {
  render(
    <QuickEntries
      entries={[{ title: "Schaden melden", target: "/angebot/maengel", icon: "info", isExternal: true }]}
    />,
  );
  expect(screen.getByRole("link")).toHaveAccessibleName("Schaden melden (externer Link)");
});

test("an unsafe target is left out", () => {
  render(
    <QuickEntries
      entries={[
        { title: "Falle", target: "javascript:alert(1)", icon: "info" },
        { title: "Kontakt", target: "/kontakt", icon: "phone" },
      ]}
    />,
  );
  expect(screen.getAllByRole("link")).toEqual([screen.getByRole("link", { name: "Kontakt" })]);
});

test("without entries the default ones are shown", () => {
  render(<QuickEntries entries={[]} />);
  expect(screen.getAllByRole("link")).toHaveLength(6);
});
