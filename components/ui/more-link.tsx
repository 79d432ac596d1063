import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "./link";
import styles from "./more-link.module.css";

export const MoreLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link className={styles.more} href={href}>
    {children}
    <ArrowRight />
  </Link>
);
