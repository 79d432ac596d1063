import { CalendarDays, FileText, Info, type LucideIcon, Newspaper, School, Tag, Users } from "lucide-react";
import type { Kind } from "@/lib/routes";
import { kindTexts } from "@/lib/texts/ui";
import { classNames } from "./class-names";
import styles from "./kind-badge.module.css";

type BadgeKind = Kind | "seite";

const kindStyles: Record<BadgeKind, { icon: LucideIcon; tint: string | undefined }> = {
  veranstaltung: { icon: CalendarDays, tint: styles.event },
  beitrag: { icon: Newspaper, tint: styles.article },
  verein: { icon: Users, tint: styles.club },
  angebot: { icon: Tag, tint: styles.offer },
  kindertagesstätte: { icon: School, tint: styles.school },
  info: { icon: Info, tint: styles.page },
  seite: { icon: FileText, tint: styles.page },
};

type KindBadgeProps = { kind: BadgeKind; label?: string | undefined };

export function KindBadge({ kind, label = kindTexts[kind] }: KindBadgeProps) {
  const { icon: Icon, tint } = kindStyles[kind];
  return (
    <span className={classNames(styles.kind, tint)}>
      <Icon />
      {label}
    </span>
  );
}
