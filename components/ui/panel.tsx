import type { ReactNode } from "react";
import styles from "./panel.module.css";

type PanelProps = {
  title: string;
  id: string;
  /** An `Illustration` over the whole width */
  picture?: ReactNode;
  children: ReactNode;
};

/** A sheet of paper with a heading of its own. `id` is unique on the page and names the section. */
export function Panel({ title, id, picture, children }: PanelProps) {
  return (
    <section className={`paper ${styles.panel}`} aria-labelledby={id}>
      {picture}
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
