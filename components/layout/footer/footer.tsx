import { PhoneLink } from "@/components/content/contact-links";
import { Lines } from "@/components/ui/lines";
import { Link } from "@/components/ui/link";
import type { Settings } from "@/lib/cms/settings";
import { toLocality } from "@/lib/organisations/address-line";
import { openingHoursLines } from "@/lib/organisations/opening-hours-text";
import { routes } from "@/lib/routes";
import { footerTexts, layoutTexts } from "@/lib/texts/layout";
import styles from "./footer.module.css";
import { FooterSilhouette } from "./footer-silhouette";
import { ReportBarrier } from "./report-barrier.island";

const legalLinks = [
  { href: routes.imprint, label: footerTexts.imprint },
  { href: routes.privacy, label: footerTexts.privacy },
  { href: routes.accessibility, label: footerTexts.accessibility },
  { href: routes.cookies(), label: footerTexts.cookies },
];

export function Footer({ settings }: { settings: Settings | undefined }) {
  const hours = openingHoursLines(settings?.openingHours ?? []);
  return (
    <footer className={styles.footer}>
      <FooterSilhouette className={styles.silhouette} />
      <div className="wrap">
        <div className={styles.columns}>
          {settings?.municipality && <AddressBlock settings={settings} />}
          {hours.length > 0 && (
            <div>
              <h2>{footerTexts.openingHours}</h2>
              {hours.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {settings?.openingHoursNote && <p>{settings.openingHoursNote}</p>}
            </div>
          )}
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

function AddressBlock({ settings }: { settings: Settings }) {
  const { municipality, street, phone, email } = settings;
  return (
    <div>
      <h2>{municipality}</h2>
      <address>
        <Lines lines={[street, toLocality(settings)]} />
        {phone && (
          <div>
            {footerTexts.phone} <PhoneLink number={phone} />
          </div>
        )}
        {email && (
          <div>
            <a href={`mailto:${email}`}>{email}</a>
          </div>
        )}
      </address>
    </div>
  );
}
