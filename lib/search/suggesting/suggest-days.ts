import { fold } from "@dorfforum/german-search/analysis/fold";
import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { splitAt } from "@dorfforum/german-search/highlighting/highlight";
import { feasts } from "@dorfforum/german-search/time/feasts";
import { dateTexts } from "@dorfforum/german-search/time/texts";
import type { Span } from "@dorfforum/german-search/time/understand";
import { understandTime } from "@dorfforum/german-search/time/understand";
import { addDays, monthOf } from "@dorfforum/shared/calendar/day";
import { formatDays, formatMonth, formatMonthName, formatWeekday } from "@dorfforum/shared/calendar/format";
import type { VillageDays } from "@dorfforum/shared/calendar/left-out";
import { suggestionTexts } from "@/lib/texts/search";
import { type CalendarView, type QuickDate, routes } from "@/lib/urls/routes";
import type { Suggestion } from "../search-response";
import type { VillageIndex } from "../village-index";

/** Fewer letters begin too much else that is asked for more often. */
const minLength = 3;
/** For later names of feasts, most of them of a region */
const minLengthOfOthers = 4;

/** Who types "heu" asks for today; who types "fre" for the Freiwillige Feuerwehr rather than for Freitag. */
type Place = "first" | "last" | "where nothing else is";

/** What is typed to ask for days. */
type DayName = {
  text: string;
  /** Folded, from the first word that is typed: "wochenende" of "am Wochenende" */
  typed: string;
  place: Place;
  minLength: number;
  /** The lower, the sooner it is meant by its beginning */
  order: number;
  quickDate?: QuickDate | undefined;
};

const preposition = /^(?:am|an|im|in|zu) /;
const withoutPreposition = (text: string) => text.replace(preposition, "");

const toDayName = (text: string, place: Place, others: Partial<DayName> = {}): DayName => ({
  text,
  typed: fold(withoutPreposition(text)),
  place,
  minLength,
  order: 0,
  ...others,
});

const { today, tomorrow, dayAfterTomorrow, relative } = dateTexts;

const quickDays: [text: string | undefined, quickDate: QuickDate][] = [
  [suggestionTexts.inTheVillage(today), "heute"],
  [suggestionTexts.inTheVillage(tomorrow), "morgen"],
  [relative.weekend[0], "wochenende"],
  [relative.week[0], "woche"],
];
const otherDays = [
  dayAfterTomorrow,
  relative.week[1],
  relative.weekend[1],
  relative.month[0],
  relative.month[1],
];

/** A Monday in a January, from which names of weekdays and months are counted */
const monday = "2024-01-01";
const twelve = Array.from({ length: 12 }, (_, index) => index);

/** A later name of a feast, often one of a region, counts like so many more letters. */
const lettersPerName = 3;

const dayNames: DayName[] = [
  ...quickDays.flatMap(([text, quickDate]) => (text ? toDayName(text, "first", { quickDate }) : [])),
  ...otherDays.flatMap((text) => (text ? toDayName(text, "last") : [])),
  ...twelve.slice(0, 7).map((days) => toDayName(formatWeekday(addDays(monday, days)), "last")),
  ...twelve.map((months) => toDayName(formatMonthName(addDays(monday, 31 * months)), "last")),
  ...feasts.flatMap(({ names }) =>
    names.map((name, at) => {
      const order = name.length + lettersPerName * at;
      return toDayName(capitalised(name), "where nothing else is", {
        order,
        minLength: at === 0 ? minLength : minLengthOfOthers,
      });
    }),
  ),
];

/** "tag der arbeit" → "Tag der Arbeit" */
function capitalised(name: string): string {
  const words = name.split(" ").map((word, at) => {
    const isSmall = at > 0 && isStopWord(fold(word));
    return isSmall ? word : word.slice(0, 1).toUpperCase() + word.slice(1);
  });
  return words.join(" ");
}

/** The days that what is typed begins to name, as a link to the calendar: "heu" → heute im Dorf, "ost" → Ostern. */
export function suggestDays(
  index: VillageIndex,
  q: string,
  now: Date,
  villageDays: VillageDays,
): { suggestion: Suggestion; place: Place } | undefined {
  const typed = withoutPreposition(fold(q).trim());
  if (!index.layers.questions) return undefined;
  const matching = dayNames.filter((name) => name.typed.startsWith(typed) && typed.length >= name.minLength);
  const name = matching.toSorted((a, b) => a.order - b.order)[0];
  const [span, ...others] = name ? (understandTime(name.text, now, villageDays).days?.spans ?? []) : [];
  if (!name || !span?.to || others.length > 0) return undefined;
  const [first, last] = [span.from.toString(), span.to.toString()];
  const view = name.quickDate ? { quickDate: name.quickDate } : viewOf(span, first, last);
  const suggestion: Suggestion = {
    title: highlightTyped(name.text, typed),
    kind: "veranstaltung",
    href: routes.calendar(view),
    meta: view.month ? formatMonth(view.month) : formatDays({ start: first, end: `${last}T12:00Z` }),
  };
  return { suggestion, place: name.place };
}

function viewOf({ from, to }: Span, first: string, last: string): CalendarView {
  if (first === last) return { day: first };
  const isMonth = from.day === 1 && to?.day === from.daysInMonth && from.month === to.month;
  return isMonth ? { month: monthOf(first) } : { from: first, to: last };
}

/** The words that are typed, whole */
function highlightTyped(text: string, typed: string) {
  const start = text.length - withoutPreposition(text).length;
  const count = typed.split(" ").length;
  const { length = 0 } = text.slice(start).split(" ").slice(0, count).join(" ");
  return splitAt(text, [{ start, end: start + length }]);
}
