import { kindTexts } from "@/lib/texts/ui";
import type { Kind } from "@/lib/urls/search-params";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon.island";
import styles from "./kind-badge.module.css";

const kindStyles: Record<Kind, { icon: IconName; tint: string | undefined }> = {
  veranstaltung: { icon: "calendar-days", tint: styles.event },
  beitrag: { icon: "newspaper", tint: styles.article },
  verein: { icon: "users", tint: styles.club },
  angebot: { icon: "tag", tint: styles.offer },
  kindertagesstätte: { icon: "school", tint: styles.school },
  info: { icon: "info", tint: styles.page },
  seite: { icon: "file-text", tint: styles.page },
};

type KindBadgeProps = { kind: Kind; label?: string | undefined };

export function KindBadge({ kind, label = kindTexts[kind] }: KindBadgeProps) {
  const { icon, tint } = kindStyles[kind];
  return (
    <span className={classNames(styles.kind, tint)}>
      <Icon name={icon} />
      {label}
    </span>
  );
}
