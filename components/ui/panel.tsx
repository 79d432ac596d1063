import { type ReactNode, useId } from "react";
import { hyphenate } from "@/lib/typography/hyphenate";
import styles from "./panel.module.css";

type PanelProps = {
  title: string;
  /** Of a panel that links lead to, which then takes the focus */
  id?: string;
  picture?: ReactNode;
  children: ReactNode;
};

export function Panel({ title, id, picture, children }: PanelProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={`paper ${styles.panel}`}
      aria-labelledby={titleId}
    >
      {picture}
      <h2 id={titleId}>{hyphenate(title)}</h2>
      {children}
    </section>
  );
}
