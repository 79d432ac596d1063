import { nextDay } from "@dorfforum/shared/calendar/day";
import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { wasteTexts as texts } from "@/lib/waste/base/texts";
import { nextOfEachBin, type WasteDistrict } from "@/lib/waste/waste-calendar";
import { BinSign } from "./bin-sign";
import styles from "./next-collections.module.css";

/** The next day of each bin, soonest first. @param today "YYYY-MM-DD" */
export function NextCollections({ district, today }: { district: WasteDistrict; today: string }) {
  const next = nextOfEachBin(district, today);
  if (next.length === 0) return <p>{texts.noneAhead}</p>;
  return (
    <ul className={styles.next}>
      {next.map(({ bin, day, notes }) => (
        <li key={bin.name} className="paper">
          <BinSign bin={bin} />
          <div>
            <strong>{bin.name}</strong>
            <p>
              {day === today && <span data-true-for="today">{texts.today}, </span>}
              {day === nextDay(today) && <span data-true-for="today">{texts.tomorrow}, </span>}
              <time dateTime={day}>{formatLongDate(day)}</time>
            </p>
            {notes.map((note) => (
              <p key={note}>
                <small>{note}</small>
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
