import { type Weekday, weekdayOf, weekdays } from "@dorfforum/shared/calendar/day";
import { recurrenceTexts } from "@dorfforum/shared/calendar/rule-in-german";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import type { OpeningSpan } from "@dorfforum/shared/opening-hours/opening-span";
import { OpeningSign } from "@/components/ui/opening-sign";
import type { Organisation } from "@/lib/cms/organisations";
import { formatOpening } from "@/lib/opening-hours/opening-hours-text";
import { contentTexts } from "@/lib/texts/content";
import { openingTexts, organisationTexts } from "@/lib/texts/organisations";
import styles from "./opening-hours.module.css";

type OpeningProps = {
  organisation: Pick<Organisation, "type" | "openingHours" | "specialDays" | "land" | "phone">;
  now: Date;
};

/** The week in a table. Of a club, which has meetings instead of opening hours, only days with hours have a row. */
export function OpeningHours({ organisation, now }: OpeningProps) {
  const { type, openingHours } = organisation;
  const week = toHoursRows(openingHours, weekdayOf(berlinDay(now)));
  const rows = type === "verein" ? week.filter(({ isOpen }) => isOpen) : week;
  return (
    <div className={styles.box}>
      <OpeningSign organisation={organisation} now={now} />
      <table className={styles.hours} aria-label={organisationTexts.hours[type]}>
        <tbody>
          {rows.map(({ days, hours, isToday }) => (
            <tr key={days}>
              <th scope="row">
                {days}
                {isToday && (
                  <span className={styles.today} data-true-for="today">
                    {" "}
                    {openingTexts.today}
                  </span>
                )}
              </th>
              <td>
                {hours.map(({ text, note }) => (
                  <div key={text}>
                    <span className={styles.span}>{text}</span> {note && <small>{note}</small>}
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Hours = { text: string; note?: string | undefined };

/** The whole week in order, neighbouring days with the same hours in one row: "Montag bis Donnerstag". */
export function toHoursRows(spans: readonly OpeningSpan[], today: Weekday) {
  const rows: { days: Weekday[]; hours: Hours[] }[] = [];
  for (const day of weekdays) {
    const hours = hoursOn(day, spans);
    const last = rows.at(-1);
    if (last && JSON.stringify(last.hours) === JSON.stringify(hours)) last.days.push(day);
    else rows.push({ days: [day], hours });
  }
  return rows.map(({ days, hours }) => ({
    days: toNames(days),
    hours: hours.length > 0 ? hours : [{ text: contentTexts.closed }],
    isOpen: hours.length > 0,
    isToday: days.includes(today),
  }));
}

const hoursOn = (day: Weekday, spans: readonly OpeningSpan[]): Hours[] =>
  spans
    .filter(({ days }) => days.includes(day))
    .sort((a, b) => a.from.localeCompare(b.from))
    .map((span) => ({ text: formatOpening(span), note: span.note }));

function toNames(days: Weekday[]): string {
  const names = days.map((day) => recurrenceTexts.weekdays[weekdays.indexOf(day)] ?? day);
  return names.length > 2 ? `${names[0]} ${organisationTexts.to} ${names.at(-1)}` : names.join(", ");
}
