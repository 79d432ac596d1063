import { type ReactNode, useId } from "react";
import styles from "./panel.module.css";

export type PanelProps = {
  title: string;
  /** Of a panel that links lead to, which then takes the focus */
  id?: string;
  picture?: ReactNode;
  children: ReactNode;
};

/** A panel whose title is hyphenated already: browsers have no patterns for it. */
export function PanelFrame({ title, id, picture, children }: PanelProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={`paper ${styles.panel}`}
      aria-labelledby={titleId}
    >
      {picture}
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
