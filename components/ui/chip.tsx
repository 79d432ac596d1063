import type { ReactNode } from "react";
import styles from "./chip.module.css";
import { Link } from "./link";

/** A row of chips. It wraps and never scrolls sideways. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {children}
    </ul>
  );
}

type ChipProps = { href: string; current?: boolean; count?: number; children: ReactNode };

/** A choice that is a link, with how many entries it leads to. Stands inside `Chips`. */
export function Chip({ href, current = false, count, children }: ChipProps) {
  return (
    <li>
      <Link className={styles.chip} href={href} aria-current={current ? "true" : undefined}>
        {children}
        {count !== undefined && <span className={styles.count}>({count.toLocaleString("de-DE")})</span>}
      </Link>
    </li>
  );
}
