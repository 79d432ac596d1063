import { create } from "zustand";

type MenuState = { menuOpen: boolean; setMenuOpen: (menuOpen: boolean) => void };

/** Whether the menu is open. Only the browser may set it: on the server the store is shared by all visitors. */
export const useMenuStore = create<MenuState>()((set) => ({
  menuOpen: false,
  setMenuOpen: (menuOpen) => set({ menuOpen }),
}));
