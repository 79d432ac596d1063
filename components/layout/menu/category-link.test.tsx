/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { CategoryLink } from "./category-link";

const navigation = { path: "/", search: "" };

jest.mock("next/navigation", () => ({
  usePathname: () => navigation.path,
  useSearchParams: () => new URLSearchParams(navigation.search),
}));

const current = (path: string, search = "") => {
  Object.assign(navigation, { path, search });
  render(<CategoryLink name="Umwelt & Abfall" slug="umwelt-abfall" />);
  return screen.getByRole("link", { name: "Umwelt & Abfall" }).getAttribute("aria-current");
};

test("it links to the search with the category's name", () => {
  render(<CategoryLink name="Umwelt & Abfall" slug="umwelt-abfall" />);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/suchergebnisse?c=Umwelt+%26+Abfall");
});

test.each([
  ["/suchergebnisse", "c=Umwelt+%26+Abfall&seite=2", "page"],
  ["/suchergebnisse", "c=umwelt+%26+abfall", "page"],
  ["/suchergebnisse/umwelt-abfall", "", "page"],
  ["/suchergebnisse", "c=Umwelt", null],
  ["/", "", null],
])("at %s?%s aria-current is %s", (path, search, expected) => {
  expect(current(path, search)).toBe(expected);
});
