import { monthOf } from "@dorfforum/shared/calendar/day";
import { formatMonth, formatShortWeekday } from "@dorfforum/shared/calendar/format";
import { Fragment } from "react";
import { Static } from "@/components/ui/static";
import { wasteTexts } from "@/lib/waste/base/texts";
import { type CollectionDay, daysOfYear, notesOf, type WasteDistrict } from "@/lib/waste/waste-calendar";
import { BinSign } from "./bin-sign";
import styles from "./waste-days.module.css";

type WasteDaysProps = { district: WasteDistrict; year: string; today: string };

/**
 * The days of collection in a year by month, from today on, with those of this month that are over folded; all of a year that
 * is over. Paper has all.
 */
export function WasteDays({ district, year, today }: WasteDaysProps) {
  const all = daysOfYear(district, year);
  const coming = all.filter(({ day }) => day >= today);
  const days = coming.length > 0 ? coming : all;
  const past = all.filter(({ day }) => day < today && monthOf(day) === monthOf(today));
  return (
    <Static className={styles.months}>
      {[...new Set(days.map(({ day }) => monthOf(day)))].map((month) => (
        <section key={month} aria-labelledby={`monat-${month}`}>
          <h3 id={`monat-${month}`}>{formatMonth(month)}</h3>
          <Days days={days.filter(({ day }) => monthOf(day) === month)} />
          {month === monthOf(today) && days === coming && past.length > 0 && (
            <details>
              <summary>{wasteTexts.past(formatMonth(month))}</summary>
              <Days days={past} />
            </details>
          )}
        </section>
      ))}
    </Static>
  );
}

const Days = ({ days }: { days: readonly CollectionDay[] }) => (
  <ul>
    {days.map((day) => (
      <Day key={day.day} day={day} />
    ))}
  </ul>
);

const Day = ({ day: { day, bins, ...collected } }: { day: CollectionDay }) => (
  <li>
    <time dateTime={day}>
      {formatShortWeekday(day)} {Number(day.slice(8))}.
    </time>
    <ul>
      {bins.map((bin) => (
        <li key={bin.name}>
          <BinSign bin={bin} /> {bin.name}
          {notesOf(collected, bin).map((note) => (
            <Fragment key={note}>
              <br />
              <small>{note}</small>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  </li>
);
