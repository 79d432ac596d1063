import { usePathname, useSearchParams } from "next/navigation";
import { type MouseEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef } from "react";
import { menuId } from "@/lib/browser/element-ids";
import { useMenuStore } from "@/lib/navigation/menu-store";
import styles from "./main-menu.module.css";

const isLink = (event: MouseEvent) => event.target instanceof Element && event.target.closest("a") !== null;

/**
 * A part of the page's flow. On small screens it shows the first entries, and as a popover, which the menu button opens
 * with or without JavaScript, all of the menu.
 */
export function MainMenu({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const { menuOpen, setMenuOpen } = useMenuStore();
  const close = useMenuClosing(panel);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link also fires click
    // biome-ignore lint/a11y/noStaticElementInteractions: the click is the one on a link within
    <div
      ref={panel}
      id={menuId}
      className={styles.menu}
      popover="auto"
      data-open={menuOpen || undefined}
      onToggle={(event) => setMenuOpen(event.newState === "open")}
      onClick={(event) => isLink(event) && close()}
    >
      {children}
    </div>
  );
}

const findToggle = () => document.querySelector<HTMLElement>(`[popovertarget="${menuId}"]`);

function isShown(panel: HTMLElement | null): panel is HTMLElement {
  try {
    return panel?.matches(":popover-open") ?? false;
  } catch {
    // Browsers before 2024 throw at the unknown selector.
    return false;
  }
}

/** Returns a function that closes the menu. Browsers with popovers handle Escape and presses outside themselves. */
function useMenuClosing(panel: RefObject<HTMLElement | null>): () => void {
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
    // Before React stops it in what it has not hydrated
    addEventListener("pointerdown", onPress, { capture: true, signal });
    matchMedia("(min-width: 64rem)").addEventListener("change", close, { signal });
    return () => listeners.abort();
  }, [menuOpen, close, panel]);

  return close;
}
