import type { ReactNode } from "react";
import styles from "./panel.module.css";

type PanelProps = {
  title: string;
  id: string;
  /** An `Illustration` over the whole width */
  picture?: ReactNode;
  children: ReactNode;
};

/** A section with a heading in a box. `id` is the heading's, and unique on the page. */
export function Panel({ title, id, picture, children }: PanelProps) {
  return (
    <section className={`paper ${styles.panel}`} aria-labelledby={id}>
      {picture}
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
