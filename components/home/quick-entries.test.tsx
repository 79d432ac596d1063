/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { QuickEntries } from "./quick-entries";

const show = (entries: ComponentProps<typeof QuickEntries>["entries"], emptyPages: string[] = []) =>
  render(<QuickEntries entries={entries} emptyPages={emptyPages} />);

test("the editors' entries are links with an icon", () => {
  show([
    { title: "Gelber Sack", target: "/beitrag/abfallkalender", icon: "trash-2" },
    { title: "Notdienste", target: "https://example.org", icon: "heart-pulse" },
  ]);
  expect(screen.getByRole("navigation", { name: "Schnelleinstieg" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Gelber Sack" })).toHaveAttribute(
    "href",
    "/beitrag/abfallkalender",
  );
  expect(screen.getByRole("link", { name: "Notdienste" })).toHaveAttribute("href", "https://example.org/");
});

test("an entry that leads to another site says so", () => {
  show([{ title: "Schaden melden", target: "/angebot/maengel", icon: "info", isExternal: true }]);
  expect(screen.getByRole("link")).toHaveAccessibleName("Schaden melden (externer Link)");
});

test("an unsafe target is left out, and so is a page that has nothing to show", () => {
  const entries = [
    { title: "Falle", target: "javascript:alert(1)", icon: "info" as const },
    { title: "Abfall", target: "/abfall", icon: "trash-2" as const },
    { title: "Kontakt", target: "/kontakt", icon: "phone" as const },
  ];
  show(entries, ["/abfall"]);
  expect(screen.getAllByRole("link")).toEqual([screen.getByRole("link", { name: "Kontakt" })]);
});

test("without entries the default ones are shown", () => {
  show([]);
  expect(screen.getAllByRole("link")).toHaveLength(6);
});
