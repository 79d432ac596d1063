import { monthOf } from "@dorfforum/shared/calendar/day";
import { formatMonth, formatShortWeekday } from "@dorfforum/shared/calendar/format";
import { Fragment } from "react";
import { Static } from "@/components/ui/static";
import { type CollectionDay, daysOfYear, notesOf, type WasteDistrict } from "@/lib/waste/waste-calendar";
import { BinSign } from "./bin-sign";
import styles from "./waste-days.module.css";

type WasteDaysProps = { district: WasteDistrict; year: string; today: string };

/** The days of collection in a year by month, from the present one on; all of a year that is over. Paper has all. */
export function WasteDays({ district, year, today }: WasteDaysProps) {
  const all = daysOfYear(district, year);
  const coming = all.filter(({ day }) => monthOf(day) >= monthOf(today));
  const days = coming.length > 0 ? coming : all;
  return (
    <Static className={styles.months}>
      {[...new Set(days.map(({ day }) => monthOf(day)))].map((month) => (
        <section key={month} aria-labelledby={`monat-${month}`}>
          <h3 id={`monat-${month}`}>{formatMonth(month)}</h3>
          <ul>
            {days
              .filter(({ day }) => monthOf(day) === month)
              .map((day) => (
                <Day key={day.day} day={day} />
              ))}
          </ul>
        </section>
      ))}
    </Static>
  );
}

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
