"use client";

import { Menu, X } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { useMenuStore } from "@/lib/navigation/menu-store";
import { shellTexts } from "@/lib/texts/shell";
import { menuId } from "./menu-id";
import styles from "./menu-toggle.module.css";
import { useHydrated } from "./use-hydrated";

const withoutPopover = () => !("popover" in HTMLElement.prototype);

/** Opens and closes the menu. The browser does it by itself; only older ones need the click handler. */
export function MenuToggle() {
  const { menuOpen, setMenuOpen } = useMenuStore();
  const hydrated = useHydrated();
  const Sign = menuOpen ? X : Menu;
  return (
    <button
      type="button"
      className={styles.toggle}
      popoverTarget={menuId}
      aria-controls={menuId}
      aria-label={shellTexts.menu}
      // Until then the browser itself tells whether the menu is open, and would be contradicted.
      aria-expanded={hydrated ? menuOpen : undefined}
      onClick={() => withoutPopover() && setMenuOpen(!menuOpen)}
    >
      <span className={classNames(styles.face, styles.large)} aria-hidden="true">
        <Sign />
        {shellTexts.menu}
      </span>
      <span className={classNames(styles.face, styles.small)} aria-hidden="true">
        <Sign />
      </span>
    </button>
  );
}
