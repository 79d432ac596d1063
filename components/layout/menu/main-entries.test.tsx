/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { MainEntries } from "./main-entries";

let path = "/";
jest.mock("next/navigation", () => ({ usePathname: () => path }));

const currentAt = (given: string) => {
  path = given;
  render(<MainEntries aboutPath="/beitrag/ueber-uns" />);
  return screen.getAllByRole("link").flatMap((link) => {
    const current = link.getAttribute("aria-current");
    return current ? [`${link.textContent}: ${current}`] : [];
  });
};

test("the entries in their order", () => {
  currentAt("/");
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Veranstaltungen",
    "Vereine",
    "Kitas & Schulen",
    "Aktuelles",
    "Mitmachen",
    "Leichte Sprache",
  ]);
});

test.each([
  ["/veranstaltungen", ["Veranstaltungen: page"]],
  ["/beitrag/abfallkalender", ["Aktuelles: true"]],
  // It has a link of its own.
  ["/beitrag/ueber-uns", []],
])("at %s %j is current", (given, expected) => {
  expect(currentAt(given)).toEqual(expected);
});
