"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { contentId } from "@/lib/browser/element-ids";

/** Moves the focus to <main> when the path changes, or when a change of the query removed the focused element. */
export function NavigationFocus() {
  const path = usePathname();
  const search = useSearchParams().toString();
  const previous = useRef({ path, search });

  useEffect(() => {
    const from = previous.current;
    previous.current = { path, search };
    // Lays the page out: Firefox otherwise restores the place of a long list within the height of the page before, and
    // then adds by how much it grew (scroll anchoring).
    document.documentElement.getBoundingClientRect();
    if ((from.path === path && from.search === search) || location.hash) return;
    const focusIsLost = document.activeElement === document.body;
    if (from.path !== path || focusIsLost) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [path, search]);

  return null;
}
