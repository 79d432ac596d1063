/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { contentId } from "@/lib/browser/element-ids";
import { NavigationFocus } from "./navigation-focus.island";

const navigation = { path: "/", search: "" };

jest.mock("next/navigation", () => ({
  usePathname: () => navigation.path,
  useSearchParams: () => new URLSearchParams(navigation.search),
}));

const page = () => (
  <>
    <button type="button">Filter</button>
    <main id={contentId} tabIndex={-1} />
    <NavigationFocus />
  </>
);

function start() {
  Object.assign(navigation, { path: "/", search: "" });
  location.hash = "";
  const { rerender } = render(page());
  const filter = screen.getByRole("button");
  filter.focus();
  return {
    filter,
    navigate: (path: string, search = "") => {
      Object.assign(navigation, { path, search });
      rerender(page());
    },
  };
}

test("the first page does not move the focus", () => {
  const { filter } = start();
  expect(filter).toHaveFocus();
});

test("a new query keeps the focus", () => {
  const { filter, navigate } = start();
  navigate("/", "art=verein");
  expect(filter).toHaveFocus();
});

test("a new query focuses the content if the focus was lost", () => {
  const { filter, navigate } = start();
  filter.blur();
  navigate("/", "q=Fest");
  expect(screen.getByRole("main")).toHaveFocus();
});

test("a link with a fragment does not move the focus", () => {
  const { filter, navigate } = start();
  location.hash = "#sportverein";
  navigate("/verein");
  expect(filter).toHaveFocus();
});
