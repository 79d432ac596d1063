import { CalendarDays, FileText, Info, type LucideIcon, Newspaper, School, Tag, Users } from "lucide-react";
import type { Kind } from "@/lib/routes";
import { kindTexts } from "@/lib/texts/ui";
import { classNames } from "./class-names";
import styles from "./kind-badge.module.css";

type BadgeKind = Kind | "seite";

const looks: Record<BadgeKind, { icon: LucideIcon; tint: string | undefined }> = {
  veranstaltung: { icon: CalendarDays, tint: styles.event },
  beitrag: { icon: Newspaper, tint: styles.article },
  verein: { icon: Users, tint: styles.club },
  angebot: { icon: Tag, tint: styles.offer },
  kindertagesstätte: { icon: School, tint: styles.school },
  info: { icon: Info, tint: styles.page },
  seite: { icon: FileText, tint: styles.page },
};

/** What kind of entry this is: a tint, a sign and a word. `label` says it more precisely ("Grundschule"). */
export function KindBadge({
  kind,
  label = kindTexts[kind],
}: {
  kind: BadgeKind;
  label?: string | undefined;
}) {
  const { icon: Sign, tint } = looks[kind];
  return (
    <span className={classNames(styles.kind, tint)}>
      <Sign />
      {label}
    </span>
  );
}
