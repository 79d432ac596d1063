import type { ReactNode } from "react";
import styles from "./page-head.module.css";

type PageHeadProps = { title: ReactNode; lead?: ReactNode; breadcrumbs?: ReactNode; children?: ReactNode };

/** The top of an inner page: where it stands, its one h1, a sentence on what it offers. */
export function PageHead({ title, lead, breadcrumbs, children }: PageHeadProps) {
  return (
    <div className={`wrap ${styles.head}`}>
      {breadcrumbs}
      <h1>{title}</h1>
      {lead ? <p className="lead muted">{lead}</p> : null}
      {children}
    </div>
  );
}
