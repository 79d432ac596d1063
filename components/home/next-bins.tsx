import { addDays, nextDay } from "@dorfforum/shared/calendar/day";
import { formatDayAndMonth, formatWeekday } from "@dorfforum/shared/calendar/format";
import { MoreLink } from "@/components/ui/more-link";
import { BinSign } from "@/components/waste/bin-sign";
import { OwnDistrictScript } from "@/components/waste/own-district-script";
import { hyphenate } from "@/lib/typography/hyphenate";
import { routes } from "@/lib/urls/routes";
import { wasteTexts as texts } from "@/lib/waste/base/texts";
import { collectionsId, districtsAttribute } from "@/lib/waste/own-district";
import { type Collection, nextCollections, type WasteDistrict } from "@/lib/waste/waste-calendar";
import styles from "./today-board.module.css";

export const maxBinLines = 4;

/** Up to here a weekday is unambiguous. */
const weekdayRangeDays = 6;

type NextBinsProps = { districts: readonly WasteDistrict[]; today: string };

/**
 * The next bins of all districts. Lines beyond the fourth are in the document, but hidden: the browser shows those of the district
 * that its visitor had it remember. @param today "YYYY-MM-DD"
 */
export function NextBins({ districts, today }: NextBinsProps) {
  const collections = nextCollections(districts, today, maxBinLines);
  if (collections.length === 0) return null;
  const withoutDays = districts.filter(({ days }) => !days.some(({ day }) => day >= today));
  return (
    <>
      <ul id={collectionsId} aria-label={texts.next}>
        {collections.map((collection, at) => (
          <li
            key={`${collection.day} ${collection.districts[0]?.id}`}
            hidden={at >= maxBinLines}
            {...{ [districtsAttribute]: slugsOf(collection.districts) }}
          >
            <span className={styles.time}>
              <time dateTime={collection.day}>{dayText(collection.day, today)}</time>
            </span>{" "}
            <Bins collection={collection} count={districts.length} />
          </li>
        ))}
        {withoutDays.length > 0 && (
          <li hidden data-none="" {...{ [districtsAttribute]: slugsOf(withoutDays) }}>
            {texts.noneAhead}
          </li>
        )}
      </ul>
      <OwnDistrictScript listId={collectionsId} maxLines={maxBinLines} />
      {collections.length > maxBinLines && (
        <p className={styles.more}>
          <MoreLink href={routes.waste}>{texts.allDistricts}</MoreLink>
        </p>
      )}
    </>
  );
}

const slugsOf = (districts: readonly WasteDistrict[]) => districts.map(({ slug }) => slug).join(" ");

type BinsProps = { collection: Collection; count: number };

/** @param count of all districts */
function Bins({ collection: { bins, districts }, count }: BinsProps) {
  const [first, ...others] = districts;
  const names = districts.map(({ name }) => name);
  return (
    <span>
      <a href={first && others.length === 0 ? routes.wasteOf(first.slug) : routes.waste}>
        {bins.map((bin) => (
          <BinSign key={bin.name} bin={bin} />
        ))}{" "}
        {texts.bins(bins.map(({ name }) => name))}
      </a>{" "}
      {count > 1 && (
        <small>
          <b className={styles.own}>{texts.ofOwn} · </b>
          {hyphenate(texts.inDistricts(names, names.length === count))}
        </small>
      )}
    </span>
  );
}

function dayText(day: string, today: string): string {
  if (day === today) return texts.today;
  if (day === nextDay(today)) return texts.tomorrow;
  return day <= addDays(today, weekdayRangeDays) ? formatWeekday(day) : formatDayAndMonth(day);
}
