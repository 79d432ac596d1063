import { Clock } from "lucide-react";
import type { Organisation } from "@/lib/cms/organisations";
import { weekdayOf } from "@/lib/dates/day";
import { berlinDay } from "@/lib/dates/format";
import { openingState } from "@/lib/organisations/opening-state";
import { contentTexts } from "@/lib/texts/content";
import { openingTexts } from "@/lib/texts/organisations";
import { toHoursRows } from "./hours-rows";
import styles from "./opening-hours.module.css";

type OpeningProps = { organisation: Pick<Organisation, "type" | "openingHours" | "closingDays">; now: Date };

/** Nothing without opening hours. Of a club, which has meetings instead, only days with hours have a row. */
export function OpeningHours({ organisation, now }: OpeningProps) {
  const { type, openingHours } = organisation;
  if (openingHours.length === 0) return null;
  const week = toHoursRows(openingHours, weekdayOf(berlinDay(now)));
  const rows = type === "verein" ? week.filter(({ isOpen }) => isOpen) : week;
  return (
    <div>
      <table className={styles.hours}>
        <caption>{contentTexts.openingHours}</caption>
        <tbody>
          {rows.map(({ days, hours, isToday }) => (
            <tr key={days} aria-current={isToday ? "date" : undefined}>
              <th scope="row">{days}</th>
              <td>
                {hours.map(({ text, note }) => (
                  <div key={text}>
                    <span className="nowrap">{text}</span>
                    {note && <small>{note}</small>}
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <OpeningSign organisation={organisation} now={now} />
    </div>
  );
}

/** "heute geöffnet bis 16.30 Uhr"; nothing without opening hours. A club is not closed: the sign shows when it meets next. */
export function OpeningSign({ organisation, now }: OpeningProps) {
  const { type, openingHours, closingDays } = organisation;
  const state = openingState(openingHours, closingDays, now);
  if (!state) return null;
  const { isOpen, text, next } = state;
  if (type === "verein" && !isOpen && next === undefined) return null;
  return (
    <p className={isOpen ? styles.open : styles.closed}>
      <Clock />
      {type === "verein" && next !== undefined ? openingTexts.meetsNext(next) : text}
    </p>
  );
}
