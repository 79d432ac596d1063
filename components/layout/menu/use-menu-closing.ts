import { usePathname, useSearchParams } from "next/navigation";
import { type RefObject, useCallback, useEffect } from "react";
import { menuId } from "@/lib/browser/element-ids";
import { useMenuStore } from "@/lib/navigation/menu-store";

const findToggle = () => document.querySelector<HTMLElement>(`[popovertarget="${menuId}"]`);

function isShown(panel: HTMLElement | null): panel is HTMLElement {
  try {
    return panel?.matches(":popover-open") ?? false;
  } catch {
    // Browsers before 2024 throw at the unknown selector.
    return false;
  }
}

/**
 * Closes the menu on navigation, on Escape, on a press outside of it and when the window gets wide. Returns a function
 * that closes it. Browsers with popovers handle Escape and presses outside themselves.
 */
export function useMenuClosing(panel: RefObject<HTMLElement | null>): () => void {
  const { menuOpen, setMenuOpen } = useMenuStore();
  const address = `${usePathname()}?${useSearchParams()}`;

  const close = useCallback(() => {
    if (isShown(panel.current)) panel.current.hidePopover();
    setMenuOpen(false);
  }, [panel, setMenuOpen]);

  // The visitor may have opened it before hydration.
  useEffect(() => setMenuOpen(isShown(panel.current)), [panel, setMenuOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the address changes
  useEffect(() => close, [address, close]);

  useEffect(() => {
    if (!menuOpen) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      close();
      findToggle()?.focus();
    };
    const onPress = ({ target }: PointerEvent) => {
      const inside =
        target instanceof Node && (panel.current?.contains(target) || findToggle()?.contains(target));
      if (!inside) close();
    };
    addEventListener("keydown", onEscape, { signal });
    addEventListener("pointerdown", onPress, { signal });
    matchMedia("(min-width: 60rem)").addEventListener("change", close, { signal });
    return () => listeners.abort();
  }, [menuOpen, close, panel]);

  return close;
}
