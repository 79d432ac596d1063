import {
  CalendarDays,
  FileText,
  HandHeart,
  HeartPulse,
  Info,
  type LucideIcon,
  MapPin,
  Newspaper,
  Phone,
  School,
  Tag,
  Trash2,
  Users,
} from "lucide-react";
import { Link } from "@/components/ui/link";
import type { QuickEntryIcon, Settings } from "@/lib/cms/settings";
import { routes } from "@/lib/routes";
import { toSafeTarget } from "@/lib/targets";
import { homeTexts } from "@/lib/texts/home";
import { mainEntryTexts } from "@/lib/texts/layout";
import { hyphenate } from "@/lib/typography/hyphenate";
import styles from "./quick-entries.module.css";

const icons: Record<QuickEntryIcon, LucideIcon> = {
  "calendar-days": CalendarDays,
  users: Users,
  school: School,
  tag: Tag,
  "trash-2": Trash2,
  "heart-pulse": HeartPulse,
  newspaper: Newspaper,
  "map-pin": MapPin,
  phone: Phone,
  "file-text": FileText,
  info: Info,
  "hand-heart": HandHeart,
};

type Entry = Settings["quickEntries"][number];

/** Shown while the settings have no quick entries. */
const defaultEntries: Entry[] = [
  { title: mainEntryTexts.events, target: routes.calendar(), icon: "calendar-days" },
  { title: homeTexts.clubsFromAToZ, target: routes.clubs, icon: "users" },
  { title: mainEntryTexts.daycare, target: routes.daycare, icon: "school" },
  { title: homeTexts.offers, target: routes.search({ kind: "angebot" }), icon: "tag" },
  { title: mainEntryTexts.news, target: routes.news(), icon: "newspaper" },
  { title: homeTexts.contact, target: routes.contact, icon: "phone" },
];

export function QuickEntries({ entries }: { entries: Entry[] }) {
  const links = (entries.length > 0 ? entries : defaultEntries).flatMap((entry) => {
    const href = toSafeTarget(entry.target);
    return href === undefined ? [] : [{ href, title: entry.title, icon: icons[entry.icon] }];
  });
  return (
    <nav aria-label={homeTexts.quickEntries}>
      <ul className={styles.quick}>
        {links.map(({ title, href, icon: Icon }) => (
          <li key={title}>
            <Link href={href}>
              <Icon />
              {hyphenate(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
