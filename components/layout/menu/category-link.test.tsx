import { renderToStaticMarkup } from "react-dom/server";
import { CategoryLink } from "./category-link";

let search = "";

jest.mock("next/navigation", () => ({
  usePathname: () => "/suchergebnisse",
  useSearchParams: () => new URLSearchParams(search),
}));

test.each([
  ["c=umwelt+%26+abfall&seite=2", true],
  ["c=Umwelt", false],
])("at the results of %s the category's link is current: %j", (given, expected) => {
  search = given;
  const link = renderToStaticMarkup(<CategoryLink name="Umwelt & Abfall" slug="umwelt-abfall" />);
  expect(link.includes('aria-current="page"')).toBe(expected);
});
