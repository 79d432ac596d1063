"use client";

import { type MouseEvent, type ReactNode, useRef } from "react";
import { menuId } from "@/lib/browser/element-ids";
import { useMenuStore } from "@/lib/navigation/menu-store";
import { layoutTexts } from "@/lib/texts/layout";
import styles from "./main-menu.module.css";
import { useMenuClosing } from "./use-menu-closing";

const isLink = (event: MouseEvent) => event.target instanceof Element && event.target.closest("a") !== null;

/**
 * The category navigation: on small screens a popover, which the menu button opens with or without JavaScript; on wide
 * ones a bar in the page's flow (main-menu.module.css).
 */
export function MainMenu({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  const { menuOpen, setMenuOpen } = useMenuStore();
  const close = useMenuClosing(panel);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link also fires click
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
