import { act, render, screen } from "@testing-library/react";
import { useMenuStore } from "@/lib/navigation/menu-store";
import { installIntersectionObserver, see } from "@/lib/testing/intersection-observer";
import { HeaderFrame } from "./header-frame.island";

beforeEach(installIntersectionObserver);
afterEach(() => act(() => useMenuStore.getState().setMenuOpen(false)));

const header = () => screen.getByRole("banner");
const mark = () => header().previousElementSibling as Element;

test("the header shrinks when its mark has left the window, and grows again", () => {
  render(<HeaderFrame>Kopf</HeaderFrame>);
  expect(header()).not.toHaveAttribute("data-compact");
  see(mark(), { top: -1 });
  expect(header()).toHaveAttribute("data-compact");
  see(mark(), { top: 0 });
  expect(header()).not.toHaveAttribute("data-compact");
});

test("it is small over the open menu", () => {
  render(<HeaderFrame>Kopf</HeaderFrame>);
  act(() => useMenuStore.getState().setMenuOpen(true));
  expect(header()).toHaveAttribute("data-compact");
});
