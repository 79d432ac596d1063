import { render, screen } from "@testing-library/react";
import { contentId } from "@/lib/browser/element-ids";
import { NavigationFocus } from "./navigation-focus.island";

const place = { path: "/", search: "" };

jest.mock("next/navigation", () => ({
  usePathname: () => place.path,
  useSearchParams: () => new URLSearchParams(place.search),
}));

const page = () => (
  <>
    <button type="button">Filter</button>
    <main id={contentId} tabIndex={-1} />
    <NavigationFocus />
  </>
);

function start() {
  Object.assign(place, { path: "/", search: "" });
  location.hash = "";
  const { rerender } = render(page());
  const filter = screen.getByRole("button");
  filter.focus();
  return {
    filter,
    arrive: (path: string, search = "") => {
      Object.assign(place, { path, search });
      rerender(page());
    },
  };
}

test("the first page leaves the focus to the browser", () => {
  const { filter } = start();
  expect(filter).toHaveFocus();
});

test("a new page takes the focus to its content", () => {
  start().arrive("/kontakt");
  expect(screen.getByRole("main")).toHaveFocus();
});

test("a filter of the same page keeps the focus", () => {
  const { filter, arrive } = start();
  arrive("/", "art=verein");
  expect(filter).toHaveFocus();
});

test("a focus that got lost on the same page lands on the content", () => {
  const { filter, arrive } = start();
  filter.blur();
  arrive("/", "q=Fest");
  expect(screen.getByRole("main")).toHaveFocus();
});

test("a link to a place within a page keeps what the browser does", () => {
  const { filter, arrive } = start();
  location.hash = "#sportverein";
  arrive("/verein");
  expect(filter).toHaveFocus();
});
