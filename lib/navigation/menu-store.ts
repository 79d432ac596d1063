import { create } from "zustand";

type MenuState = { menuOpen: boolean; setMenuOpen: (menuOpen: boolean) => void };

/** Whether the small screen's menu is open. Written in the browser only: on the server all visitors share it. */
export const useMenuStore = create<MenuState>()((set) => ({
  menuOpen: false,
  setMenuOpen: (menuOpen) => set({ menuOpen }),
}));
