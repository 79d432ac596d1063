import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./meta.module.css";

export function Meta({ children }: { children: ReactNode }) {
  return <p className={styles.meta}>{children}</p>;
}

export function MetaItem({ icon: Icon, children }: { icon?: LucideIcon; children: ReactNode }) {
  return (
    <span className={styles.item}>
      {Icon && <Icon />}
      {children}
    </span>
  );
}
