import { Temporal } from "temporal-polyfill";
import { formatDayAndMonth, formatLongDate, startOfBerlinDay, villageTimeZone } from "@/lib/dates/format";
import type { Kind } from "@/lib/routes";
import { dateTexts, resultTexts } from "@/lib/texts/search";
import type { IntentId } from "../search-response";
import { calendarDates, wholeMonth } from "./calendar-dates";
import type { DatePattern, DateRange, Day } from "./date-range";
import { type Audience, detectAudience } from "./detect-audience";
import { detectHours, type Hours } from "./detect-hours";
import { feastDates } from "./feasts";
import { type Position, phrase, positionOf } from "./phrase";
import { namedDays, relativeDays, relativeSpans } from "./relative-dates";

/** What an entry has to fulfil. `from` and `to` are milliseconds since 1970. */
export type Condition =
  | { type: "zeit"; from: number; to: number }
  | { type: "tageszeit"; hours: Hours }
  | { type: "zielgruppe"; audience: Audience }
  | { type: "art"; kind: Kind };

export type Intent = Position & {
  label: string;
  condition: Condition;
  /** Whether its words are searched when the intent is dropped: Weihnachten, Senioren */
  isSearchable: boolean;
};

export type DetectedIntents = {
  intents: Intent[];
  /** Words to search besides: "Wann hat das Rathaus auf?" implies Öffnungszeiten. */
  impliedWords: string[];
  asksWhen: boolean;
};

const openingHours = phrase(
  "geöffnet|offen|öffnungszeit(?:en)?|sprechzeit(?:en)?|sprechstunden?|(?:hat|haben|habt|macht|machen)\\s.+\\s(?:auf|zu)|geschlossen",
);
const when = phrase("wann|um\\s+wie\\s?viel\\s+uhr|an\\s+welche[mn]\\s+tag");
const events = phrase(
  "(?:was|wo)\\s+(?:ist|geht|war|wird)\\s+(?:.{1,40}\\s)?(?:los|ab)|was\\s+(?:läuft|passiert|findet\\s.{0,40}statt)|was\\s+(?:kann|können)\\s+(?:man|wir|ich)\\s.{0,40}(?:machen|unternehmen|erleben|besuchen)|veranstaltungen|events|veranstaltungskalender",
);
/** "Veranstaltung melden" asks for the form. */
const organising = phrase(
  "melden|anmelden|eintragen|einreichen|absagen|ändern|veröffentlichen|planen|organisieren",
);
const eventsBesideDates = phrase("termine|feste|feiern");
const eventsAlone = /^\s*(?:alle\s+)?termine\s*$/i;
const clubs = phrase("(?:welche[rns]?\\s+)?vereinen?(?:\\s+gibt\\s+es)?|welche[rn]?\\s+verein");

/** The most specific wordings first, so that "nächsten Samstag, 28.11." is that date. */
const datePatterns: DatePattern[] = [
  ...relativeDays,
  ...calendarDates,
  ...feastDates,
  ...relativeSpans,
  wholeMonth,
  ...namedDays,
];

/** @param without intents that the visitor removed */
export function detectIntents(query: string, now: Date, without: readonly IntentId[]): DetectedIntents {
  const zoned = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(villageTimeZone);
  const today = zoned.toPlainDate();
  // "Wann hat das Rathaus am Samstag offen?" asks for no event.
  const asksOpeningHours = openingHours.test(query);
  const dates = asksOpeningHours ? undefined : detectDates(query, today);
  const hours = asksOpeningHours ? undefined : detectHours(query);
  const people = detectAudience(query);
  const kind = detectKind(query, dates !== undefined);
  const intents: (Intent | undefined)[] = [
    dates && {
      ...dates.position,
      label: labelOfRange(dates.range, today),
      condition: toCondition(dates.range),
      isSearchable: dates.range.isFeast === true,
    },
    hours && {
      ...hours.position,
      label: hours.hours.name,
      condition: { type: "tageszeit", hours: hours.hours },
      isSearchable: false,
    },
    people && {
      ...people.position,
      label: people.audience.name,
      condition: { type: "zielgruppe", audience: people.audience },
      isSearchable: true,
    },
    kind && {
      ...kind.position,
      label: resultTexts.kinds[kind.kind],
      condition: { type: "art", kind: kind.kind },
      isSearchable: kind.kind === "verein",
    },
  ];
  return {
    intents: intents.flatMap((intent) => (intent && !without.includes(intent.condition.type) ? intent : [])),
    impliedWords: asksOpeningHours ? ["Öffnungszeiten"] : [],
    asksWhen: !asksOpeningHours && when.test(query),
  };
}

/** @param today the village's calendar day */
function detectDates(query: string, today: Day): { range: DateRange; position: Position } | undefined {
  for (const { pattern, resolve } of datePatterns) {
    const match = pattern.exec(query);
    const range = match && resolve(match.groups ?? {}, today);
    if (range) return { range, position: positionOf(match) };
  }
  return undefined;
}

/** "am Wochenende: 28.–29. November", "heute: Samstag, 21. November", "im Dezember" */
function labelOfRange({ from, to, name, label }: DateRange, today: Day): string {
  const year = to.year === today.year ? "" : ` ${to.year}`;
  if (label === "name" && !from.equals(to)) return `${name}${year}`;
  if (label === "start") return dateTexts.from(formatDayAndMonth(from.toString()));
  const dates = datesOf(from, to, year);
  if (label === "weekday") return dateTexts.on(dates);
  return name ? `${name}: ${dates}` : dates;
}

function datesOf(from: Day, to: Day, year: string): string {
  const last = `${formatDayAndMonth(to.toString())}${year}`;
  if (from.equals(to))
    return year ? formatLongDate(to.toString()) : formatLongDate(to.toString()).replace(/ \d{4}$/, "");
  return from.month === to.month ? `${from.day}.–${last}` : `${formatDayAndMonth(from.toString())} – ${last}`;
}

function detectKind(query: string, hasDates: boolean): { kind: Kind; position: Position } | undefined {
  const event = organising.test(query)
    ? null
    : (events.exec(query) ?? (hasDates ? eventsBesideDates : eventsAlone).exec(query));
  if (event) return { kind: "veranstaltung", position: positionOf(event) };
  const club = clubs.exec(query);
  return club ? { kind: "verein", position: positionOf(club) } : undefined;
}

function toCondition({ from, to }: DateRange): Condition {
  const startOf = (day: Day) => startOfBerlinDay(day.toString()).getTime();
  return { type: "zeit", from: startOf(from), to: startOf(to.add({ days: 1 })) };
}
