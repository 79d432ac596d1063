import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./banner.module.css";
import { classNames } from "./class-names";

type Tone = "error" | "warning" | "ok" | "info";

const icons: Record<Tone, LucideIcon> = {
  error: TriangleAlert,
  warning: CircleAlert,
  ok: CircleCheck,
  info: Info,
};

/** A coloured box for a message; text alone becomes a paragraph. It has no ARIA role: the caller adds alert or status. */
export function Banner({ tone, children, action }: { tone: Tone; children: ReactNode; action?: ReactNode }) {
  const Icon = icons[tone];
  return (
    <div className={classNames(styles.banner, styles[tone])}>
      <Icon className={styles.icon} />
      <div className={styles.text}>{typeof children === "string" ? <p>{children}</p> : children}</div>
      {action}
    </div>
  );
}
