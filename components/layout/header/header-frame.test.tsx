/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { useMenuStore } from "@/lib/navigation/menu-store";
import { installIntersectionObserver, see } from "@/lib/testing/intersection-observer";
import { HeaderFrame } from "./header-frame.island";

beforeEach(() => installIntersectionObserver());
afterEach(() => act(() => useMenuStore.getState().setMenuOpen(false)));

const header = () => screen.getByRole("banner");
const mark = () => header().previousElementSibling as Element;

test("the header is compact below a scroll position of 50 px and grows again", () => {
  render(<HeaderFrame>Kopf</HeaderFrame>);
  expect(header()).not.toHaveAttribute("data-compact");
  see(mark(), { top: -51 });
  expect(header()).toHaveAttribute("data-compact");
  see(mark(), { top: -50 });
  expect(header()).not.toHaveAttribute("data-compact");
});

test("the header is compact while the menu is open", () => {
  render(<HeaderFrame>Kopf</HeaderFrame>);
  act(() => useMenuStore.getState().setMenuOpen(true));
  expect(header()).toHaveAttribute("data-compact");
});
