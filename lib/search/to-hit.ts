import { limitedCache } from "@/lib/caches/text-cache";
import { formatSpan } from "@/lib/dates/format";
import { isBroken } from "@/lib/media/broken-pictures";
import { excerptOf, mark } from "./highlighting/excerpt";
import type { SearchIndex } from "./index/search-index";
import { dateIn, type TimeWindow } from "./intents/intent-filter";
import type { MatchSet } from "./match-set";
import type { SearchEntry } from "./search-entry";
import type { Hit } from "./search-response";

/** An entry as it is shown: its date the one that was asked for, else the next, else the last. */
export function toHit(
  index: SearchIndex,
  entry: SearchEntry,
  { wordMatches, passageOf }: MatchSet,
  window: TimeWindow | undefined,
  now: number,
): Hit {
  const { id, kind, title, href, drawing } = entry;
  // The browser renders hits too, and only the server knows which pictures cannot be shown.
  const picture = entry.picture && !isBroken(entry.picture) ? entry.picture : undefined;
  return {
    ...{ id, kind, href, picture, drawing },
    title: mark(index, title, wordMatches),
    excerpt: excerptOf(passageOf(entry)),
    ...whenAndWhere(index, entry, window, now),
  };
}

/** Formatting a span takes longer than finding it. */
const spans = limitedCache<string>(500_000);

/** The quiet line of an entry, and of an event its date and place. */
export function whenAndWhere(
  index: SearchIndex,
  entry: SearchEntry,
  window: TimeWindow | undefined,
  now: number,
): Pick<Hit, "meta" | "start" | "end" | "place" | "isPast" | "status"> {
  const { dates, place, status, meta } = entry;
  if (!dates) return { meta };
  const asked = window && dateIn(index, entry, window);
  const next = asked ?? index.dates.firstWithin(entry, now, Number.POSITIVE_INFINITY);
  const { start, end } = next ?? dates;
  const when = spans(`${start} ${end} ${dates.allDay}`, () =>
    formatSpan({ start, end, allDay: dates.allDay }),
  );
  return {
    ...{ start, end, place, status, isPast: next === undefined },
    meta: place ? `${when}, ${place}` : when,
  };
}
