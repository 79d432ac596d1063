import type { ReactNode } from "react";
import styles from "./aside.module.css";

export const Aside = ({ children }: { children: ReactNode }) => (
  <div className={styles.aside}>{children}</div>
);
