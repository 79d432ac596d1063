"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { contentId } from "@/lib/browser/content-id";

/**
 * Puts the focus on the new page's content, as loading it afresh would; Next announces its title. Where only the query
 * changed, the focus stays on the filter that was pressed. A link to a place within a page keeps what the browser does.
 */
export function NavigationFocus() {
  const path = usePathname();
  const search = useSearchParams().toString();
  const before = useRef({ path, search });

  useEffect(() => {
    const left = before.current;
    before.current = { path, search };
    if ((left.path === path && left.search === search) || location.hash) return;
    const focusIsLost = document.activeElement === document.body;
    if (left.path !== path || focusIsLost) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [path, search]);

  return null;
}
