import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./meta.module.css";

/** The quiet line under a title: a row of `MetaItem`. */
export function Meta({ children }: { children: ReactNode }) {
  return <p className={styles.meta}>{children}</p>;
}

export function MetaItem({ icon: Sign, children }: { icon?: LucideIcon; children: ReactNode }) {
  return (
    <span className={styles.item}>
      {Sign ? <Sign /> : null}
      {children}
    </span>
  );
}
