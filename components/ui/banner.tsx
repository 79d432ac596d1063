import type { ReactNode } from "react";
import styles from "./banner.module.css";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon.island";

type Tone = "error" | "warning" | "ok" | "info";

const icons: Record<Tone, IconName> = {
  error: "triangle-alert",
  warning: "circle-alert",
  ok: "circle-check",
  info: "info",
};

/** A coloured box for a message; text alone becomes a paragraph. It has no ARIA role: the caller adds alert or status. */
export function Banner({ tone, children, action }: { tone: Tone; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={classNames(styles.banner, styles[tone])}>
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.text}>{typeof children === "string" ? <p>{children}</p> : children}</div>
      {action}
    </div>
  );
}
