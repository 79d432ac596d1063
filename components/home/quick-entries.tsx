import { ExternalMark } from "@/components/content/external-mark";
import { Icon } from "@/components/ui/icon.island";
import type { Settings } from "@/lib/cms/settings";
import { homeTexts } from "@/lib/texts/home";
import { mainEntryTexts } from "@/lib/texts/shell";
import { hyphenate } from "@/lib/typography/hyphenate";
import { routes } from "@/lib/urls/routes";
import { toSafeTarget } from "@/lib/urls/targets";
import styles from "./quick-entries.module.css";

type Entry = Settings["quickEntries"][number] & { isExternal?: boolean };

/** Shown while the settings have no quick entries. */
const defaultEntries: Entry[] = [
  { title: mainEntryTexts.events, target: routes.calendar(), icon: "calendar-days" },
  { title: homeTexts.clubsFromAToZ, target: routes.clubs, icon: "users" },
  { title: mainEntryTexts.daycare, target: routes.daycare, icon: "school" },
  { title: homeTexts.offers, target: routes.search({ kind: "angebot" }), icon: "tag" },
  { title: mainEntryTexts.news, target: routes.news(), icon: "newspaper" },
  { title: homeTexts.contact, target: routes.contact, icon: "phone" },
];

type QuickEntriesProps = {
  entries: Entry[];
  /** Addresses of the site's own pages that have nothing to show */
  emptyPages: readonly string[];
};

export function QuickEntries({ entries, emptyPages }: QuickEntriesProps) {
  const links = (entries.length > 0 ? entries : defaultEntries).flatMap((entry) => {
    const href = toSafeTarget(entry.target);
    return href === undefined || emptyPages.includes(href) ? [] : [{ ...entry, href }];
  });
  return (
    <nav aria-label={homeTexts.quickEntries}>
      <ul className={styles.quick}>
        {links.map(({ title, href, icon, isExternal }) => (
          <li key={title}>
            <a href={href}>
              <Icon name={icon} />
              <span>
                {hyphenate(title)}
                {isExternal && <ExternalMark />}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
