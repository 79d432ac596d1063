/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { aPage } from "@/lib/testing/factories";
import { routes } from "@/lib/urls/routes";
import { MoreLinks } from "./more-links";

const pages = [
  { href: routes.glossary, label: "Glossar", isEmpty: false },
  { href: routes.waste, label: "Abfallkalender", isEmpty: false },
  { href: "/raum", label: "Räume", isEmpty: true },
];

test("pages with entries are linked, and the page for newcomers by the names of its languages", () => {
  const newcomers = aPage({ text: "## English\n\nWelcome\n\n## العربية\n\nمرحبا" });
  render(<MoreLinks optionalPages={pages} newcomers={newcomers} />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    routes.waste,
    routes.newcomers,
  ]);
  expect(screen.getByText("العربية")).toHaveAttribute("lang", "ar");
  expect(screen.getByText("العربية")).toHaveAttribute("dir", "rtl");
});

test("a village with neither has no further list", () => {
  const { container } = render(<MoreLinks optionalPages={[]} newcomers={undefined} />);
  expect(container).toBeEmptyDOMElement();
});
