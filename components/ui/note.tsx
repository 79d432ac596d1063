import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Link } from "./link";
import styles from "./note.module.css";

type NoteProps = {
  /** The text above the title, which says what the colour means */
  label: string;
  tone?: "yellow" | "blue";
  href: string;
  title: ReactNode;
  children?: ReactNode;
};

/** An offer, in the look of a paper note on a notice board. */
export function Note({ label, tone = "yellow", href, title, children }: NoteProps) {
  return (
    <article className={classNames(styles.note, tone === "blue" && styles.blue)}>
      <p className={styles.label}>{label}</p>
      <h3 className={styles.title}>
        <Link href={href}>{title}</Link>
      </h3>
      {children}
    </article>
  );
}
