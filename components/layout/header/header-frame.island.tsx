"use client";

import type { ReactNode } from "react";
import { useScrolledPast } from "@/lib/browser/use-scrolled-past";
import { useMenuStore } from "@/lib/navigation/menu-store";
import { CompactContext } from "./compact-context";
import styles from "./header.module.css";

/** The fixed header, which shrinks once the page is scrolled more than 50 px, and over the open menu. */
export function HeaderFrame({ children }: { children: ReactNode }) {
  const [mark, scrolled] = useScrolledPast();
  const menuOpen = useMenuStore((state) => state.menuOpen);
  const compact = scrolled || menuOpen;
  return (
    <CompactContext value={compact}>
      <span ref={mark} className={styles.mark} aria-hidden="true" />
      <header className={styles.header} data-compact={compact || undefined}>
        {children}
      </header>
    </CompactContext>
  );
}
