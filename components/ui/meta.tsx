import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./meta.module.css";

export const Meta = ({ children }: { children: ReactNode }) => <p className={styles.meta}>{children}</p>;

export const MetaItem = ({ icon: Icon, children }: { icon?: LucideIcon; children: ReactNode }) => (
  <span className={styles.item}>
    {Icon && <Icon />}
    {children}
  </span>
);
