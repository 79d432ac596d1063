"use client";

import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon.island";
import { menuId } from "@/lib/browser/element-ids";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { useMenuStore } from "@/lib/navigation/menu-store";
import { shellTexts } from "@/lib/texts/shell";
import styles from "./menu-toggle.module.css";

const lacksPopover = () => !("popover" in HTMLElement.prototype);

/** The menu's button. The browser itself opens the popover; only browsers without popovers need the click handler. */
export function MenuToggle() {
  const { menuOpen, setMenuOpen } = useMenuStore();
  const hydrated = useHydrated();
  const icon = menuOpen ? "x" : "menu";
  return (
    <button
      type="button"
      className={styles.toggle}
      popoverTarget={menuId}
      aria-controls={menuId}
      aria-label={shellTexts.menu}
      // Before hydration the browser derives the state from popoverTarget.
      aria-expanded={hydrated ? menuOpen : undefined}
      onClick={() => lacksPopover() && setMenuOpen(!menuOpen)}
    >
      <span className={classNames(styles.face, styles.large)} aria-hidden="true">
        <Icon name={icon} />
        {shellTexts.menu}
      </span>
      <span className={classNames(styles.face, styles.small)} aria-hidden="true">
        <Icon name={icon} />
      </span>
    </button>
  );
}
