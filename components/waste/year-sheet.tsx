import { weekdayOf } from "@dorfforum/shared/calendar/day";
import { formatShortMonthName } from "@dorfforum/shared/calendar/format";
import { classNames } from "@/components/ui/class-names";
import { Static } from "@/components/ui/static";
import { daysOfMonth } from "@/lib/dates/months";
import { wasteTexts as texts } from "@/lib/waste/base/texts";
import { daysOfYear, type WasteDistrict } from "@/lib/waste/waste-calendar";
import { BinSign } from "./bin-sign";
import styles from "./year-sheet.module.css";

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, "0"));

/** A year on one sheet of A4, for paper alone; the screen has the same as a list. */
export function YearSheet({ district, year }: { district: WasteDistrict; year: string }) {
  const byDay = new Map(district.days.map((each) => [each.day, each.bins]));
  const bins = new Set(daysOfYear(district, year).flatMap((each) => each.bins));
  return (
    <Static className={styles.sheet}>
      <h2>{texts.sheet(district.name, year)}</h2>
      <div className={styles.year}>
        {months.map((month) => (
          <div key={month}>
            <h3>{formatShortMonthName(`${year}-${month}-01`)}</h3>
            {daysOfMonth(`${year}-${month}`).map((day) => (
              <p key={day} className={classNames(weekdayOf(day) === "So" && styles.sunday)}>
                <b>{Number(day.slice(8))}</b> <small>{weekdayOf(day)}</small>
                {byDay.get(day)?.map((bin) => (
                  <BinSign key={bin.name} bin={bin} />
                ))}
              </p>
            ))}
          </div>
        ))}
      </div>
      <p className={styles.legend}>
        {[...bins].map((bin) => (
          <span key={bin.name}>
            <BinSign bin={bin} /> {bin.name}
          </span>
        ))}
      </p>
    </Static>
  );
}
