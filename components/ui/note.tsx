import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Link } from "./link";
import styles from "./note.module.css";

type NoteProps = {
  /** The word above the title, so that the paper's colour never says it alone */
  label: string;
  tone?: "yellow" | "blue";
  href: string;
  title: ReactNode;
  children?: ReactNode;
  foot?: ReactNode;
};

/** A slip of paper on the village's notice board: an offer. */
export function Note({ label, tone = "yellow", href, title, children, foot }: NoteProps) {
  return (
    <article className={classNames(styles.note, tone === "blue" && styles.blue)}>
      <p className={styles.label}>{label}</p>
      <h3 className={styles.title}>
        <Link href={href}>{title}</Link>
      </h3>
      {children}
      {foot ? <p className={styles.foot}>{foot}</p> : null}
    </article>
  );
}
