"use client";

import { type MouseEvent, type ReactNode, useRef } from "react";
import { useMenuStore } from "@/lib/navigation/menu-store";
import { layoutTexts } from "@/lib/texts/layout";
import styles from "./main-menu.module.css";
import { menuId } from "./menu-id";
import { useMenuClosing } from "./use-menu-closing";

const isLink = (event: MouseEvent) => event.target instanceof Element && event.target.closest("a") !== null;

/**
 * The category navigation. On small screens it is a popover of the menu button, which the browser opens and closes
 * with or without JavaScript; on wider ones the CSS lays it out as a part of the page.
 */
export function MainMenu({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  const { menuOpen, setMenuOpen } = useMenuStore();
  const close = useMenuClosing(panel);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's click is also its Enter key
    <nav
      ref={panel}
      id={menuId}
      className={styles.menu}
      popover="auto"
      aria-label={layoutTexts.categories}
      data-open={menuOpen || undefined}
      onToggle={(event) => setMenuOpen(event.newState === "open")}
      onClick={(event) => isLink(event) && close()}
    >
      {children}
    </nav>
  );
}
