import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "./link";
import styles from "./more-link.module.css";

export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className={styles.more} href={href}>
      {children}
      <ArrowRight />
    </Link>
  );
}
