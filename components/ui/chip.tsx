import type { ComponentProps, ReactNode } from "react";
import styles from "./chip.module.css";
import { Link } from "./link";

export const Chips = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.chips} aria-label={label}>
    {children}
  </ul>
);

type ChipProps = Pick<ComponentProps<typeof Link>, "href" | "onClick" | "children"> & {
  current?: boolean;
  count?: number;
  label?: string;
};

export const Chip = ({ href, current = false, count, label, onClick, children }: ChipProps) => (
  <li>
    <Link
      className={styles.chip}
      href={href}
      aria-current={current ? "true" : undefined}
      aria-label={label}
      onClick={onClick}
    >
      {children}
      <Count>{count}</Count>
    </Link>
  </li>
);

const Count = ({ children }: { children: number | undefined }) =>
  children !== undefined && <span className={styles.count}>({children.toLocaleString("de-DE")})</span>;
