import type { ComponentProps, ReactNode } from "react";
import styles from "./chip.module.css";
import { classNames } from "./class-names";

type ChipsProps = {
  label: string;
  /** Whether they do nothing on paper; others also say what is shown */
  noPrint?: boolean;
  children: ReactNode;
};

export const Chips = ({ label, noPrint = false, children }: ChipsProps) => (
  <ul className={classNames(styles.chips, noPrint && "no-print")} aria-label={label}>
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
