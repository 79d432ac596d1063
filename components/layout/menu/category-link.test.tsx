import { render, screen } from "@testing-library/react";
import { CategoryLink } from "./category-link.island";

const place = { path: "/", search: "" };

jest.mock("next/navigation", () => ({
  usePathname: () => place.path,
  useSearchParams: () => new URLSearchParams(place.search),
}));

const current = (path: string, search = "") => {
  Object.assign(place, { path, search });
  render(<CategoryLink name="Umwelt & Abfall" slug="umwelt-abfall" />);
  return screen.getByRole("link", { name: "Umwelt & Abfall" }).getAttribute("aria-current");
};

test("it leads to the category's entries by name", () => {
  render(<CategoryLink name="Umwelt & Abfall" slug="umwelt-abfall" />);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/suchergebnisse?c=Umwelt+%26+Abfall");
});

test.each([
  ["/suchergebnisse", "c=Umwelt+%26+Abfall&seite=2", "page"],
  ["/suchergebnisse", "c=umwelt+%26+abfall", "page"],
  ["/suchergebnisse/umwelt-abfall", "", "page"],
  ["/suchergebnisse", "c=Umwelt", null],
  ["/", "", null],
])("at %s?%s it is marked: %s", (path, search, mark) => {
  expect(current(path, search)).toBe(mark);
});
