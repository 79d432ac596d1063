import { PhoneLink } from "@/components/content/contact-links";
import { TextWithNumbers } from "@/components/content/text-with-numbers";
import { Lines } from "@/components/ui/lines";
import { Link } from "@/components/ui/link";
import type { Settings } from "@/lib/cms/settings";
import { mainEntries } from "@/lib/navigation/main-entries";
import { toLocality } from "@/lib/organisations/address-line";
import { openingHoursLines } from "@/lib/organisations/opening-hours-text";
import { openingState } from "@/lib/organisations/opening-state";
import { routes } from "@/lib/routes";
import { footerTexts, layoutTexts } from "@/lib/texts/layout";
import { hyphenate } from "@/lib/typography/hyphenate";
import styles from "./footer.module.css";
import { ReportBarrier } from "./report-barrier.island";

const legalLinks = [
  { href: routes.imprint, label: footerTexts.imprint },
  { href: routes.privacy, label: footerTexts.privacy },
  { href: routes.accessibility, label: footerTexts.accessibility },
  { href: routes.cookies(), label: footerTexts.cookies },
];

export function Footer({ settings, now }: { settings: Settings | undefined; now: Date }) {
  const hours = openingHoursLines(settings?.openingHours ?? []);
  const state = settings && openingState(settings.openingHours, settings.days, now);
  return (
    <footer className={styles.footer}>
      <FooterSilhouette className={styles.silhouette} />
      <div className="wrap">
        <div className={styles.columns}>
          {settings?.municipality && <AddressBlock settings={settings} />}
          {hours.length > 0 && (
            <div>
              <h2>{footerTexts.openingHours}</h2>
              {state && (
                <p className={styles.state}>
                  <strong>{state.text}</strong>
                </p>
              )}
              {hours.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {settings?.openingHoursNote && (
                <p>
                  <TextWithNumbers text={settings.openingHoursNote} />
                </p>
              )}
            </div>
          )}
          <ForumLinks aboutPath={settings?.aboutPath} />
        </div>
        {settings?.emergencyNote && (
          <p className={styles.emergency}>
            <strong>{footerTexts.emergency}:</strong> <TextWithNumbers text={settings.emergencyNote} />
          </p>
        )}
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
    ...mainEntries,
    ...(aboutPath ? [{ href: aboutPath, label: layoutTexts.about }] : []),
    { href: routes.contact, label: layoutTexts.contact },
    { href: routes.glossary, label: footerTexts.glossary },
  ];
  return (
    <nav aria-label={footerTexts.forum} className={styles.forum}>
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
      <h2>{municipality && hyphenate(municipality)}</h2>
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

const FooterSilhouette = ({ className }: { className: string | undefined }) => (
  <svg
    className={className}
    viewBox="0 0 1440 112"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    fill="currentColor"
  >
    <path d="M0 112V92C140 70 300 66 460 80S720 86 930 82s330-18 510 6v24z" />
    <path d="M500 90v-26h-4l25-23.1 25 23.1h-4v26zM560 90v-22h-6l14-20.9h58l14 20.9h-6v22zM650 90v-18a15 15 0 1 1 4 0v18zM684 92V44h-3l5-8 11-34 11 34 5 8h-3v14h50l10 20v14zM798.2 92v-16.2a13.5 13.5 0 1 1 3.6 0v16.2zM820 92v-28h-4l24-22 24 22h-4v28zM876 92v-22h-6l14-20.9h70l14 20.9h-6v22zM980 92v-24h-4l22-19.8 22 19.8h-4v24zM1033.7 92v-20.7a17.25 17.25 0 1 1 4.6 0v20.7zM1068.3 94v-15.3a12.75 12.75 0 1 1 3.4 0v15.3zM467.6 90v-21.6a18 18 0 1 1 4.8 0v21.6zM438.2 88v-16.2a13.5 13.5 0 1 1 3.6 0v16.2zM1247.8 84v-19.8a16.5 16.5 0 1 1 4.4 0v19.8zM177.6 80v-21.6a18 18 0 1 1 4.8 0v21.6zM212.2 80v-16.2a13.5 13.5 0 1 1 3.6 0v16.2z" />
  </svg>
);
