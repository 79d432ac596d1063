/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { BrowsedTitle } from "./browsed-title.island";

let search = "";
jest.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(search) }));

test.each([
  ["", "Alle Inhalte"],
  ["art=angebot", "Angebote"],
  ["art=constructor", "Alle Inhalte"],
  // "ä" in two code points, as some systems write it
  ["art=kindertagessta%CC%88tte", "Kitas & Schulen"],
])("what is browsed with %j has the heading %s", (given, heading) => {
  search = given;
  const kinds = [["angebot", "Angebote"] as const, ["kindertagesstätte", "Kitas & Schulen"] as const];
  const { container } = render(<BrowsedTitle all="Alle Inhalte" kinds={kinds} />);
  expect(container).toHaveTextContent(heading);
});
