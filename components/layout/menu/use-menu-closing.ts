import { usePathname, useSearchParams } from "next/navigation";
import { type RefObject, useCallback, useEffect } from "react";
import { useMenuStore } from "@/lib/navigation/menu-store";
import { menuId } from "./menu-id";

const toggle = () => document.querySelector<HTMLElement>(`[popovertarget="${menuId}"]`);

function isShown(panel: HTMLElement | null): panel is HTMLElement {
  try {
    return panel?.matches(":popover-open") ?? false;
  } catch {
    // Browsers before 2024 know neither the selector nor popovers.
    return false;
  }
}

/**
 * Closes the menu on navigation, Escape, a press outside of it, and when the window grows wide. Gives the way to close it.
 * Most browsers do the middle two by themselves; older ones would not.
 */
export function useMenuClosing(panel: RefObject<HTMLElement | null>): () => void {
  const { menuOpen, setMenuOpen } = useMenuStore();
  const place = `${usePathname()}?${useSearchParams()}`;

  const close = useCallback(() => {
    if (isShown(panel.current)) panel.current.hidePopover();
    setMenuOpen(false);
  }, [panel, setMenuOpen]);

  // It may have been opened before this code arrived.
  useEffect(() => setMenuOpen(isShown(panel.current)), [panel, setMenuOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving a place is the reason to close
  useEffect(() => close, [place, close]);

  useEffect(() => {
    if (!menuOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      close();
      toggle()?.focus();
    };
    const onPress = ({ target }: PointerEvent) => {
      const inside =
        target instanceof Node && (panel.current?.contains(target) || toggle()?.contains(target));
      if (!inside) close();
    };
    addEventListener("keydown", onEscape, { signal });
    addEventListener("pointerdown", onPress, { signal });
    matchMedia("(min-width: 60rem)").addEventListener("change", close, { signal });
    return () => listening.abort();
  }, [menuOpen, close, panel]);

  return close;
}
