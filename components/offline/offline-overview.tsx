import { PhoneLink } from "@/components/content/contact-links";
import { LinesWithNumbers } from "@/components/content/lines-with-numbers";
import { TextWithNumbers } from "@/components/content/text-with-numbers";
import { MoreLink } from "@/components/ui/more-link";
import { Panel } from "@/components/ui/panel";
import type { Settings } from "@/lib/cms/settings";
import type { Occurrence } from "@/lib/events/occurrence";
import { offlineTexts as texts } from "@/lib/offline/base/texts";
import { openingHoursLines } from "@/lib/opening-hours/opening-hours-text";
import { specialDayLines } from "@/lib/opening-hours/special-days-text";
import { routes } from "@/lib/urls/routes";
import { NextDates } from "./next-dates";
import styles from "./offline-overview.module.css";

type OfflineOverviewProps = {
  settings: Settings | undefined;
  dates: readonly Occurrence[];
  now: Date;
};

/** Numbers, hours and dates. Whether something is open now would be wrong as soon as the page is stored, and is left out. */
export const OfflineOverview = ({ settings, dates, now }: OfflineOverviewProps) => (
  <>
    {settings?.emergencyNote && (
      <Panel title={texts.emergency}>
        <p className={styles.numbers}>
          <TextWithNumbers text={settings.emergencyNote} />
        </p>
      </Panel>
    )}
    {settings && <TownHall settings={settings} now={now} />}
    <Panel title={texts.dates}>
      {dates.length > 0 ? <NextDates dates={dates} /> : <p>{texts.noDates}</p>}
      <MoreLink href={routes.calendar()}>{texts.allDates}</MoreLink>
    </Panel>
  </>
);

function TownHall({ settings, now }: { settings: Settings; now: Date }) {
  const { municipality, phone, openingHours, openingHoursNote, specialDays } = settings;
  const hours = openingHoursLines(openingHours);
  if (hours.length === 0 && !phone) return null;
  return (
    <Panel title={texts.openingHours}>
      <LinesWithNumbers
        lines={[municipality, ...hours, openingHoursNote, ...specialDayLines(specialDays, now)]}
      />
      {phone && (
        <p className={styles.numbers}>
          <PhoneLink number={phone} />
        </p>
      )}
    </Panel>
  );
}
