"use client";

import { Menu, X } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { useMenuStore } from "@/lib/navigation/menu-store";
import { layoutTexts } from "@/lib/texts/layout";
import { menuId } from "./menu-id";
import styles from "./menu-toggle.module.css";

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
      aria-label={layoutTexts.menu}
      // Until then the browser itself tells whether the menu is open, and would be contradicted.
      aria-expanded={hydrated ? menuOpen : undefined}
      onClick={() => withoutPopover() && setMenuOpen(!menuOpen)}
    >
      <span className={classNames(styles.face, styles.large)} aria-hidden="true">
        <Sign />
        {layoutTexts.menu}
      </span>
      <span className={classNames(styles.face, styles.small)} aria-hidden="true">
        <Sign />
      </span>
    </button>
  );
}
