import { formatDate, formatDayAndMonth, formatDays, formatWeekday } from "@dorfforum/shared/calendar/format";
import { TextWithNumbers } from "@/components/content/text-with-numbers";
import { Struck } from "@/components/events/struck";
import { FullLogo } from "@/components/layout/header/logo";
import { classNames } from "@/components/ui/class-names";
import type { Settings } from "@/lib/cms/settings";
import type { Poster } from "@/lib/events/poster";
import { toQrCode } from "@/lib/share/qr-code";
import { posterTexts as texts } from "@/lib/texts/poster";
import { absoluteUrl } from "@/lib/urls/absolute-url";
import { routes } from "@/lib/urls/routes";
import styles from "./poster-sheet.module.css";

type PosterSheetProps = { poster: Poster; settings: Settings | undefined };

/** One sheet of A4, on wide screens as it will be printed. The stylesheet hyphenates: soft hyphens would be in the text of a PDF. */
export function PosterSheet({ poster, settings }: PosterSheetProps) {
  const { first, last, days, notices, size } = poster;
  return (
    <article className={styles.sheet} aria-labelledby="aushang">
      <header className={styles.head}>
        <div className={styles.logo}>
          <FullLogo settings={settings} className={styles.logoImage} />
        </div>
        <div>
          <h2 id="aushang">{settings ? texts.events(settings.village) : texts.eventsHere}</h2>
          <p className={styles.days}>{formatDays({ start: first, end: last, allDay: true })}</p>
        </div>
      </header>
      {notices.length > 0 && (
        <section className={styles.notices}>
          <h3>{texts.notices}</h3>
          {notices.map(({ id, level, text }) => (
            <p key={id}>
              <strong>{level}:</strong> {text}
            </p>
          ))}
        </section>
      )}
      <div className={classNames(styles.events, styles[size])}>
        {days.length === 0 && <p>{texts.nothing}</p>}
        {days.map(({ day, entries }) => (
          <section key={day} className={styles.day}>
            <h3>{`${formatWeekday(day)}, ${formatDayAndMonth(day)}`}</h3>
            <ul>
              {entries.map(({ id, when, title, place, isOff }) => (
                <li key={id}>
                  <Struck isOff={isOff}>{when}</Struck> <b>{title}</b>
                  {place && `, ${place}`}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Foot poster={poster} settings={settings} />
    </article>
  );
}

function Foot({ poster: { left, today }, settings }: PosterSheetProps) {
  const address = absoluteUrl(routes.calendar());
  const { path, size } = toQrCode(address);
  return (
    <footer className={styles.foot}>
      <div>
        {settings?.emergencyNote && (
          <p>
            <strong>{texts.emergency}:</strong> <TextWithNumbers text={settings.emergencyNote} />
          </p>
        )}
        <p className={styles.address}>
          {left > 0 ? texts.more(left) : texts.all} <b>{address.replace(/^https?:\/\//, "")}</b>
        </p>
        <p>{texts.asOf(formatDate(today))}</p>
      </div>
      <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={texts.qrCode}>
        <path d={path} />
      </svg>
    </footer>
  );
}
