import { nextDay } from "@dorfforum/shared/calendar/day";
import {
  formatDayAndMonth,
  formatHours,
  formatLongDate,
  formatTime,
  formatWeekday,
  lastsSeveralDays,
} from "@dorfforum/shared/calendar/format";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { berlinDay, isToday } from "@dorfforum/shared/calendar/village-time";
import { Fragment, useId } from "react";
import { ExternalMark } from "@/components/content/external-mark";
import { DateSigns } from "@/components/events/status-sign";
import { Struck } from "@/components/events/struck";
import { MoreLink } from "@/components/ui/more-link";
import { Static } from "@/components/ui/static";
import { OwnDistrictMarks } from "@/components/waste/own-district-marks.island";
import { todayId } from "@/lib/browser/element-ids";
import type { Settings } from "@/lib/cms/settings";
import { keyOf, type Occurrence, occurrencePath, placeOf } from "@/lib/events/occurrence";
import type { Outlook } from "@/lib/events/upcoming";
import type { CurrentNotices } from "@/lib/notices/cms/notices";
import { openingState } from "@/lib/opening-hours/opening-state";
import { townHallSchedule } from "@/lib/opening-hours/town-hall";
import { answerTexts } from "@/lib/texts/answers";
import { eventTexts } from "@/lib/texts/events";
import { homeTexts } from "@/lib/texts/home";
import { hyphenate } from "@/lib/typography/hyphenate";
import { routes } from "@/lib/urls/routes";
import { wasteTexts } from "@/lib/waste/base/texts";
import { collectionsId } from "@/lib/waste/own-district";
import type { WasteDistrict } from "@/lib/waste/waste-calendar";
import { maxBinLines, NextBins } from "./next-bins";
import styles from "./today-board.module.css";

const maxToday = 4;
/** The page lists more of them below. */
const maxNext = 1;
/** Up to here a weekday is unambiguous. */
const weekdayRangeMs = 6 * 86_400_000;

type TodayBoardProps = {
  outlook: Outlook;
  districts: readonly WasteDistrict[];
  settings: Settings | undefined;
  notices: Pick<CurrentNotices, "shown" | "isKnown">;
  /** Whether the CMS sends the week's letter */
  sendsMail: boolean;
  now: Date;
};

/** What today is like: what is on or comes next, the next bins, whether the town hall is open, and where one is warned. */
export function TodayBoard({ outlook, districts, settings, notices, sendsMail, now }: TodayBoardProps) {
  const id = useId();
  const day = berlinDay(now);
  const townHall = settings && openingState(townHallSchedule(settings), now);
  return (
    <>
      {/* A busy browser paints what it has parsed; the board would then move what stands beside and below it. */}
      <link rel="expect" href={`#${todayId}`} blocking="render" media="(min-width: 60rem)" />
      <Static id={todayId}>
        <section className={styles.board} aria-labelledby={id} data-true-for="today">
          <header>
            <h2 id={id}>{homeTexts.today}</h2>
            <p>
              <time dateTime={day}>{formatLongDate(now)}</time>
            </p>
          </header>
          <Events outlook={outlook} now={now} />
          <NextBins districts={districts} today={day} />
          {townHall && (
            <p className={styles.line} data-true-for="now">
              <span className={styles.time}>{answerTexts.townHallName}</span>{" "}
              <a href={routes.contact}>{townHall.text}</a>
            </p>
          )}
          <p className={styles.warnings}>
            {notices.isKnown && notices.shown.length === 0 && (
              <span data-without-notices="" data-true-for="now">
                {homeTexts.noUrgentNotice}{" "}
              </span>
            )}
            {homeTexts.officialWarnings}{" "}
            {homeTexts.warningServices.map(({ name, href }) => (
              <Fragment key={href}>
                <a href={href}>
                  {name}
                  <ExternalMark />
                </a>{" "}
              </Fragment>
            ))}
          </p>
          {sendsMail && (
            <p className={styles.mail}>
              <MoreLink href={routes.letterSubscription(["woche"])}>{homeTexts.weekByMail}</MoreLink>
            </p>
          )}
        </section>
      </Static>
      <OwnDistrictMarks listId={collectionsId} maxLines={maxBinLines} />
    </>
  );
}

/** What is on today; when nothing is, it says so and shows what comes next. Nothing without events. */
function Events({
  outlook: { today, isSomethingOver, next },
  now,
}: Pick<TodayBoardProps, "outlook" | "now">) {
  const isFree = today.length === 0;
  const shown = isFree ? next.slice(0, maxNext) : today.slice(0, maxToday);
  if (shown.length === 0) return null;
  return (
    <>
      {isFree && <p className={styles.free}>{homeTexts.nothingToday(isSomethingOver)}</p>}
      <ul aria-label={homeTexts.eventsOfToday}>
        {shown.map((occurrence) => (
          <li key={keyOf(occurrence)}>
            <span className={styles.time}>
              <Struck isOff={!takesPlace(occurrence)}>
                {isFree ? <DayAndTime {...{ occurrence, now }} /> : timeText(occurrence, now)}
              </Struck>
            </span>{" "}
            <span>
              <a href={occurrence.change ? occurrencePath(occurrence) : routes.event(occurrence.event.slug)}>
                <Struck isOff={!takesPlace(occurrence)}>{hyphenate(occurrence.event.title)}</Struck>
              </a>{" "}
              {placeOf(occurrence) && <small>{hyphenate(placeOf(occurrence) ?? "")}</small>}{" "}
              <DateSigns event={occurrence.event} date={occurrence} />
            </span>
          </li>
        ))}
      </ul>
      {today.length > maxToday && (
        <p className={styles.more}>
          <MoreLink href={routes.calendar({ day: berlinDay(now) })}>
            {homeTexts.allOfToday(today.length)}
          </MoreLink>
        </p>
      )}
    </>
  );
}

/** The hours of an occurrence of today */
function timeText({ start, end, event: { allDay } }: Occurrence, now: Date): string {
  if (allDay || !isToday(start, now)) return eventTexts.allDay;
  const span = { start, end };
  return lastsSeveralDays(span)
    ? homeTexts.from(formatTime(start))
    : (formatHours(span) ?? eventTexts.allDay);
}

/** "Dienstag, 19.30 Uhr" and "morgen, 19.30 Uhr", in two lines where one is wider than the times of the other rows */
function DayAndTime({ occurrence: { start, event }, now }: { occurrence: Occurrence; now: Date }) {
  const day = dayText(start, now);
  if (event.allDay) return day;
  return (
    <span className={styles.day}>
      <span>{day},</span> <span>{formatTime(start)}</span>
    </span>
  );
}

function dayText(start: string, now: Date): string {
  if (berlinDay(start) === nextDay(berlinDay(now))) return wasteTexts.tomorrow;
  const isSoon = Date.parse(start) - now.getTime() < weekdayRangeMs;
  return isSoon ? formatWeekday(start) : formatDayAndMonth(start);
}
