import { CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./banner.module.css";
import { classNames } from "./class-names";

type Tone = "error" | "ok" | "info";

const signs: Record<Tone, LucideIcon> = { error: TriangleAlert, ok: CircleCheck, info: Info };

type BannerProps = { tone: Tone; children: ReactNode; action?: ReactNode };

/** How a message looks. Whoever shows it decides on its role: alert, status or none. */
export function Banner({ tone, children, action }: BannerProps) {
  const Sign = signs[tone];
  return (
    <div className={classNames(styles.banner, styles[tone])}>
      <Sign className={styles.sign} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
