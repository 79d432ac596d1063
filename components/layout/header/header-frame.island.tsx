"use client";

import type { ReactNode } from "react";
import { useScrolledPast } from "@/lib/browser/use-scrolled-past";
import { useMenuStore } from "@/lib/navigation/menu-store";
import { CompactContext } from "./compact-context";
import styles from "./header.module.css";

/** The header shrinks when the page is scrolled further than this (spec.md §9). */
const headerShrinkThresholdPx = 50;

export function HeaderFrame({ children }: { children: ReactNode }) {
  const [mark, scrolled] = useScrolledPast(headerShrinkThresholdPx);
  const menuOpen = useMenuStore((state) => state.menuOpen);
  const compact = scrolled || menuOpen;
  return (
    <CompactContext value={compact}>
      <span ref={mark} className="scroll-mark" aria-hidden="true" />
      <header className={styles.header} data-compact={compact || undefined}>
        {children}
      </header>
    </CompactContext>
  );
}
