import { type ReactNode, useId } from "react";
import styles from "./panel.module.css";

type PanelProps = { title: string; picture?: ReactNode; children: ReactNode };

export function Panel({ title, picture, children }: PanelProps) {
  const id = useId();
  return (
    <section className={`paper ${styles.panel}`} aria-labelledby={id}>
      {picture}
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
