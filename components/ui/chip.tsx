import type { ComponentProps, ReactNode } from "react";
import styles from "./chip.module.css";
import { classNames } from "./class-names";

type ChipsProps = {
  label: string;
  /** Whether they narrow a list, which the first one shows as a whole: on paper stands what it is narrowed to. */
  narrowing?: boolean;
  children: ReactNode;
};

export const Chips = ({ label, narrowing = false, children }: ChipsProps) => (
  <ul className={classNames(styles.chips, narrowing && styles.narrowing)} aria-label={label}>
    {children}
  </ul>
);

type ChipProps = Pick<ComponentProps<"a">, "onClick" | "children"> & {
  href: string;
  current?: boolean;
  count?: number;
  label?: string;
};

export const Chip = ({ href, current = false, count, label, onClick, children }: ChipProps) => (
  <li>
    <a
      className={styles.chip}
      href={href}
      aria-current={current ? "true" : undefined}
      aria-label={label}
      onClick={onClick}
    >
      {children}
      <Count>{count}</Count>
    </a>
  </li>
);

const Count = ({ children }: { children: number | undefined }) =>
  children !== undefined && <span className={styles.count}> ({children.toLocaleString("de-DE")})</span>;
