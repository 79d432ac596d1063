import type { ComponentProps, MouseEventHandler, ReactNode } from "react";
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
        <Count>{count}</Count>
      </Link>
    </li>
  );
}

type ChipOptionProps = Pick<ComponentProps<"input">, "name" | "value" | "checked" | "onChange"> & {
  count?: number;
  children: ReactNode;
};

/** A choice that is a field of a form, one of several of the same name. Stands inside `ChipOptions`. */
export function ChipOption({ count, children, ...input }: ChipOptionProps) {
  return (
    <label className={styles.chip}>
      <input type="radio" className={styles.radio} {...input} />
      {children}
      <Count>{count}</Count>
    </label>
  );
}

/** A row of chips of which one is chosen. */
export function ChipOptions({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className={styles.chips}>{children}</div>
    </fieldset>
  );
}

const Count = ({ children }: { children: number | undefined }) =>
  children === undefined ? null : <span className={styles.count}>({children.toLocaleString("de-DE")})</span>;
