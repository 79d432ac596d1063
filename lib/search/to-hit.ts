import { limitedCache } from "@/lib/caches/text-cache";
import { formatSpan } from "@/lib/dates/format";
import { isBroken } from "@/lib/media/broken-pictures";
import type { Hit } from "./answer";
import { dateIn, type Window } from "./conditions";
import type { Entry } from "./entry";
import { excerptOf, mark } from "./excerpt";
import type { SearchIndex } from "./index/search-index";
import type { Sought } from "./sought";

/** An entry as it is shown: its date the one that was asked for, else the next, else the last. */
export function toHit(
  index: SearchIndex,
  entry: Entry,
  { answering, passageOf }: Sought,
  window: Window | undefined,
  now: number,
): Hit {
  const { id, kind, title, href, drawing } = entry;
  // The browser renders hits too, and only the server knows which pictures cannot be shown.
  const picture = entry.picture && !isBroken(entry.picture) ? entry.picture : undefined;
  return {
    ...{ id, kind, href, picture, drawing },
    title: mark(index, title, answering),
    excerpt: excerptOf(passageOf(entry)),
    ...whenAndWhere(index, entry, window, now),
  };
}

/** Formatting a span takes longer than finding it. */
const spans = limitedCache<string>(500_000);

/** The quiet line of an entry, and of an event its date and place. */
export function whenAndWhere(
  index: SearchIndex,
  entry: Entry,
  window: Window | undefined,
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
