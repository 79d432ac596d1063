import type { OpeningSpan } from "@/lib/cms/opening-hours";
import { contentTexts } from "@/lib/texts/reading";
import { toHoursRows } from "./hours-rows";
import styles from "./opening-hours.module.css";

/** The week's opening hours as a table; nothing when none are known. */
export function OpeningHours({ spans }: { spans: readonly OpeningSpan[] }) {
  if (spans.length === 0) return null;
  return (
    <table className={styles.hours}>
      <caption>{contentTexts.openingHours}</caption>
      <tbody>
        {toHoursRows(spans).map(({ days, hours }) => (
          <tr key={days}>
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
  );
}
