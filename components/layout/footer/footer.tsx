import { latestResult } from "@dorfforum/shared/runtime/latest-result";
import { PhoneLink } from "@/components/content/contact-links";
import { ContentLink } from "@/components/content/content-link";
import { TextWithNumbers } from "@/components/content/text-with-numbers";
import { Lines } from "@/components/ui/lines";
import { Static } from "@/components/ui/static";
import type { Page } from "@/lib/cms/pages";
import type { Settings } from "@/lib/cms/settings";
import { areaCode } from "@/lib/contact/area-code";
import { toMailtoLink } from "@/lib/contact/mailto-link";
import type { OptionalPage } from "@/lib/feature";
import { mailOffer } from "@/lib/letters/cms/subscriptions";
import { mainEntries } from "@/lib/navigation/main-entries";
import { openingHoursLines } from "@/lib/opening-hours/opening-hours-text";
import { openingState } from "@/lib/opening-hours/opening-state";
import { specialDayLines } from "@/lib/opening-hours/special-days-text";
import { townHallSchedule } from "@/lib/opening-hours/town-hall";
import { toLocality } from "@/lib/organisations/address-line";
import { footerTexts, shellTexts } from "@/lib/texts/shell";
import { hyphenate } from "@/lib/typography/hyphenate";
import { routes } from "@/lib/urls/routes";
import styles from "./footer.module.css";
import { NewcomersLinks } from "./newcomers-links";
import { ReportBarrier } from "./report-barrier.island";

const legalLinks = [
  { href: routes.imprint, label: footerTexts.imprint },
  { href: routes.privacy, label: footerTexts.privacy },
  { href: routes.accessibility, label: footerTexts.accessibility },
  { href: routes.cookies(), label: footerTexts.cookies },
];

const maxSpecialDays = 3;

/** What the columns follow from: the settings, the area code, the coming special days, whether the office is open, mail, pages */
const columnsSubject = latestResult<Settings, object>();

type FooterProps = {
  settings: Settings | undefined;
  /** What not every village has */
  optionalPages: readonly OptionalPage[];
  newcomers: Page | undefined;
  now: Date;
};

export function Footer({ settings, optionalPages, newcomers, now }: FooterProps) {
  const hours = openingHoursLines(settings?.openingHours ?? []);
  const state = settings && openingState(townHallSchedule(settings), now);
  const special = specialDayLines(settings?.specialDays ?? [], now).slice(0, maxSpecialDays);
  const hasLetters = mailOffer() !== undefined;
  const empty = optionalPages.filter(({ isEmpty }) => isEmpty).map(({ href }) => href);
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <Static
          className={styles.columns}
          cacheKey={
            settings &&
            columnsSubject(
              settings,
              `${areaCode()} ${state?.text} ${special} ${hasLetters} ${empty}`,
              () => ({}),
            )
          }
        >
          {settings?.municipality && <AddressBlock settings={settings} />}
          {hours.length > 0 && (
            <div>
              <h2>{footerTexts.openingHours}</h2>
              {state && (
                <p className={styles.state} data-true-for="now">
                  <strong>{state.text}</strong>
                </p>
              )}
              {hours.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {special.map((line) => (
                <p key={line}>
                  <TextWithNumbers text={line} />
                </p>
              ))}
              {settings?.openingHoursNote && (
                <p>
                  <TextWithNumbers text={settings.openingHoursNote} />
                </p>
              )}
            </div>
          )}
          <ForumLinks aboutPath={settings?.aboutPath} {...{ hasLetters, optionalPages }} />
        </Static>
        {newcomers && <NewcomersLinks page={newcomers} />}
        {settings?.emergencyNote && (
          <Static as="p" className={styles.emergency}>
            <strong>{footerTexts.emergency}:</strong> <TextWithNumbers text={settings.emergencyNote} />
          </Static>
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
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}

type ForumLinksProps = {
  aboutPath: string | undefined;
  hasLetters: boolean;
  optionalPages: readonly OptionalPage[];
};

function ForumLinks({ aboutPath, hasLetters, optionalPages }: ForumLinksProps) {
  const links = [
    ...mainEntries,
    ...(aboutPath ? [{ href: aboutPath, label: shellTexts.about }] : []),
    { href: routes.contact, label: shellTexts.contact },
    ...(hasLetters ? [{ href: routes.letterSubscription(), label: shellTexts.letterSubscription }] : []),
    ...optionalPages.filter(({ isEmpty }) => !isEmpty),
  ];
  return (
    <nav aria-label={footerTexts.forum} className={styles.forum}>
      <h2>{footerTexts.forum}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <ContentLink href={href}>{label}</ContentLink>
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
            <a href={toMailtoLink(email)}>{email}</a>
          </div>
        )}
      </address>
    </div>
  );
}
