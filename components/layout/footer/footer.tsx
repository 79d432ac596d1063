import { Link } from "@/components/ui/link";
import type { Settings } from "@/lib/cms/settings";
import { openingHoursLines } from "@/lib/organisations/opening-hours-text";
import { routes } from "@/lib/routes";
import { footerTexts, layoutTexts } from "@/lib/texts/layout";
import { AddressBlock } from "./address-block";
import styles from "./footer.module.css";
import { ReportBarrier } from "./report-barrier.island";
import { Village } from "./village";

const legalLinks = [
  { href: routes.imprint, label: footerTexts.imprint },
  { href: routes.privacy, label: footerTexts.privacy },
  { href: routes.accessibility, label: footerTexts.accessibility },
  { href: routes.cookies(), label: footerTexts.cookies },
];

/** Every page's end: who runs the site and where to reach them. Whole without settings, then without an address. */
export function Footer({ settings }: { settings: Settings | undefined }) {
  const hours = openingHoursLines(settings?.openingHours ?? []);
  return (
    <footer className={styles.footer}>
      <Village className={styles.village} />
      <div className="wrap">
        <div className={styles.columns}>
          {settings?.municipality ? <AddressBlock settings={settings} /> : null}
          {hours.length > 0 ? (
            <div>
              <h2>{footerTexts.openingHours}</h2>
              {hours.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {settings?.openingHoursNote ? <p>{settings.openingHoursNote}</p> : null}
            </div>
          ) : null}
          <ForumLinks aboutPath={settings?.aboutPath} />
        </div>
        <div className={styles.base}>
          <p>{settings?.footerNote}</p>
          <nav aria-label={footerTexts.legal}>
            <ul>
              <li>
                <ReportBarrier />
              </li>
              {legalLinks.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}

function ForumLinks({ aboutPath }: { aboutPath: string | undefined }) {
  const links = [
    { href: routes.calendar(), label: footerTexts.events },
    { href: routes.participate, label: layoutTexts.participate },
    ...(aboutPath ? [{ href: aboutPath, label: layoutTexts.about }] : []),
    { href: routes.contact, label: layoutTexts.contact },
    { href: routes.easyLanguage, label: footerTexts.easyLanguage },
  ];
  return (
    <nav aria-label={footerTexts.forum}>
      <h2>{footerTexts.forum}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
