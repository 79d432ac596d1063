import type { ReactNode } from "react";
import { Icon } from "./icon.island";
import styles from "./more-link.module.css";

export const MoreLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={styles.more} href={href}>
    {children}
    <Icon name="arrow-right" />
  </a>
);
