import type { MouseEventHandler, ReactNode } from "react";
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

type ChipProps = {
  href: string;
  current?: boolean;
  count?: number;
  /** What it does, where its words alone do not say it */
  label?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  children: ReactNode;
};

/** A choice that is a link, with how many entries it leads to. Stands inside `Chips`. */
export function Chip({ href, current = false, count, label, onClick, children }: ChipProps) {
  return (
    <li>
      <Link
        className={styles.chip}
        href={href}
        aria-current={current ? "true" : undefined}
        aria-label={label}
        onClick={onClick}
      >
        {children}
        {count !== undefined && <span className={styles.count}>({count.toLocaleString("de-DE")})</span>}
      </Link>
    </li>
  );
}
