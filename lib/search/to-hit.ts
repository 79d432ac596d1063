import { highlight } from "@dorfforum/german-search/highlighting/highlight";
import { excerptOf } from "@dorfforum/german-search/highlighting/passage";
import { formatSpan } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { LRUCache } from "lru-cache";
import { isScalable } from "@/lib/cms/is-scalable";
import type { Picture } from "@/lib/cms/media";
import { changeInWords } from "@/lib/events/change-in-words";
import { type EventDate, overAt } from "@/lib/events/recurrence";
import { isBroken } from "@/lib/media/broken-pictures";
import { hitTexts } from "@/lib/texts/search";
import { attributesOf, excerptInLanguages } from "./in-languages";
import type { SearchEntry } from "./search-entry";
import type { Hit, HitPicture } from "./search-response";
import type { VillageIndex } from "./village-index";
import type { Results } from "./ways/results";
import { dateWithin, type TimeWindow } from "./ways/time-window";

export function toHit(
  index: VillageIndex,
  entry: SearchEntry,
  { matchSet, window }: Pick<Results, "matchSet" | "window">,
  now: number,
  date?: EventDate,
): Hit {
  const { id, kind, title, href, isExternal, drawing } = entry;
  // Checked here, since the browser renders hits too and only the server knows which pictures are broken.
  const picture = entry.picture && !isBroken(entry.picture) ? toHitPicture(entry.picture) : undefined;
  return {
    id,
    kind,
    href,
    isExternal,
    picture,
    drawing: picture ? undefined : drawing,
    ...attributesOf(entry),
    title: highlight(index, title, matchSet.wordMatches),
    ...excerptInLanguages(excerptOf(matchSet.passageOf(entry)), entry),
    ...metaOf(index, entry, window, now, date),
  };
}

const toHitPicture = ({ src, width, height, mime, focus }: Picture): HitPicture => ({
  src,
  width,
  height,
  mime: isScalable({ mime }) ? mime : undefined,
  focus,
});

/** Formatting takes longer than finding the date. */
const formattedSpans = new LRUCache<string, string>({ max: 10_000 });

const day = 86_400_000;
/** What is so far ahead was missed this year. */
const minDaysAhead = 300;

/** The date, of what is about a year ahead with the words that it is no longer this year */
function withYearAhead(when: string, start: string, now: number): string {
  if (Date.parse(start) - now <= minDaysAhead * day) return when;
  const [year = 0, thisYear = 0] = [Date.parse(start), now].map((instant) =>
    Number(berlinDay(new Date(instant)).slice(0, 4)),
  );
  return year > thisYear ? hitTexts.onlyIn(year, thisYear, when) : when;
}

/** The line above the title; of an event the given date, else that in the window, else the next, else the last, and its place. */
export function metaOf(
  index: VillageIndex,
  entry: SearchEntry,
  window: TimeWindow | undefined,
  now: number,
  date?: EventDate,
) {
  const { dates, status = "geplant", meta } = entry;
  if (!dates) return { meta };
  const next = date ?? (window && dateWithin(index, entry, window)) ?? index.dates.firstWithin(entry, now);
  const { start, end } = next ?? dates;
  const key = `${start} ${end} ${dates.allDay}`;
  const formatted = formattedSpans.get(key) ?? formatSpan({ start, end, allDay: dates.allDay });
  formattedSpans.set(key, formatted);
  const place = next?.change?.place ?? entry.place;
  const change = next && changeInWords(next, { allDay: dates.allDay, status });
  return {
    start,
    end,
    place,
    status: entry.status,
    isPast: next === undefined || ((date !== undefined || window?.isPast === true) && overAt(next) <= now),
    meta: [withYearAhead(formatted, start, now), place, change].filter(Boolean).join(", "),
  };
}
