import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.island";
import styles from "./meta.module.css";

export const Meta = ({ children }: { children: ReactNode }) => <p className={styles.meta}>{children}</p>;

/** Begins with a space, for browsers without styles */
export const MetaItem = ({ icon, children }: { icon?: IconName; children: ReactNode }) => (
  <>
    {" "}
    <span className={styles.item}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  </>
);
