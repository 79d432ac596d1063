/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useMenuStore } from "@/lib/navigation/menu-store";
import { changeMedia, setMedia } from "@/lib/testing/media-queries";
import { MainMenu } from "./main-menu";
import { MenuToggle } from "./menu-toggle.island";

const navigation = { path: "/" };

jest.mock("next/navigation", () => ({
  usePathname: () => navigation.path,
  useSearchParams: () => new URLSearchParams(),
}));

const page = () => (
  <>
    <MenuToggle />
    <MainMenu>
      <a href="#jugend">Jugend</a>
    </MainMenu>
    <p>Inhalt</p>
  </>
);

// jsdom has no popovers, so this tests the fallback for older browsers. e2e/shell-menu.spec.ts tests the popover.
const button = () => screen.getByRole("button", { name: "Menü" });
const isOpen = () => useMenuStore.getState().menuOpen;

beforeEach(() => {
  navigation.path = "/";
  setMedia();
});
afterEach(() => act(() => useMenuStore.getState().setMenuOpen(false)));

async function open() {
  const { rerender } = render(page());
  await userEvent.click(button());
  expect(isOpen()).toBe(true);
  return {
    goTo: (path: string) => {
      navigation.path = path;
      rerender(page());
    },
  };
}

test("the button opens and closes the menu and sets aria-expanded", async () => {
  await open();
  expect(button()).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(button());
  expect(button()).toHaveAttribute("aria-expanded", "false");
});

test("Escape closes the menu and focuses the button", async () => {
  await open();
  screen.getByRole("link", { name: "Jugend" }).focus();
  await userEvent.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  expect(button()).toHaveFocus();
});

test("a press outside closes the menu", async () => {
  await open();
  await userEvent.click(screen.getByText("Inhalt"));
  expect(isOpen()).toBe(false);
});

test("following a link closes the menu, also a link to the current page", async () => {
  await open();
  await userEvent.click(screen.getByRole("link", { name: "Jugend" }));
  expect(isOpen()).toBe(false);
});

test("a navigation closes the menu", async () => {
  const { goTo } = await open();
  goTo("/kontakt");
  expect(isOpen()).toBe(false);
});

test("a window that gets wide closes the menu", async () => {
  await open();
  act(() => changeMedia("(min-width: 64rem)", true));
  expect(isOpen()).toBe(false);
});
