import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useMenuStore } from "@/lib/navigation/menu-store";
import { changeMedia, setMedia } from "@/lib/testing/media-queries";
import { MainMenu } from "./main-menu.island";
import { MenuToggle } from "./menu-toggle.island";

const place = { path: "/" };

jest.mock("next/navigation", () => ({
  usePathname: () => place.path,
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

// jsdom has no popovers: these are the ways of browsers without them. e2e opens the real ones.
const button = () => screen.getByRole("button", { name: "Menü" });
const isOpen = () => useMenuStore.getState().menuOpen;

beforeEach(() => {
  place.path = "/";
  setMedia();
});
afterEach(() => act(() => useMenuStore.getState().setMenuOpen(false)));

async function open() {
  const { rerender } = render(page());
  await userEvent.click(button());
  expect(isOpen()).toBe(true);
  return {
    goTo: (path: string) => {
      place.path = path;
      rerender(page());
    },
  };
}

test("the button opens the menu, tells so and closes it", async () => {
  await open();
  expect(button()).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(button());
  expect(button()).toHaveAttribute("aria-expanded", "false");
});

test("Escape closes it and gives the focus back to the button", async () => {
  await open();
  screen.getByRole("link", { name: "Jugend" }).focus();
  await userEvent.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  expect(button()).toHaveFocus();
});

test("a press outside closes it", async () => {
  await open();
  await userEvent.click(screen.getByText("Inhalt"));
  expect(isOpen()).toBe(false);
});

test("following a link closes it, also one to the page it stands on", async () => {
  await open();
  await userEvent.click(screen.getByRole("link", { name: "Jugend" }));
  expect(isOpen()).toBe(false);
});

test("arriving at another page closes it, as the back button does", async () => {
  const { goTo } = await open();
  goTo("/kontakt");
  expect(isOpen()).toBe(false);
});

test("a window that grows wide closes it", async () => {
  await open();
  act(() => changeMedia("(min-width: 60rem)", true));
  expect(isOpen()).toBe(false);
});
