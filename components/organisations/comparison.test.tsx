/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { anOrganisation } from "@/lib/testing/factories";
import { Comparison } from "./comparison";

test("the links to the websites are named after whose they are", () => {
  const centres = ["Bachkiesel", "Lindenbaum", "Storchennest"].map((name) =>
    anOrganisation({
      name,
      slug: name.toLowerCase(),
      type: "kindertagesstätte",
      website: `https://${name}.example.org`,
    }),
  );
  render(<Comparison centres={centres} now={new Date("2026-11-27T19:00:00Z")} />);
  const websites = within(screen.getByRole("table")).getAllByRole("link", { name: /^Zur Website/ });
  expect(websites.map(({ textContent }) => textContent)).toEqual(
    centres.map(({ name }) => `Zur Website von ${name} (externer Link)`),
  );
});
