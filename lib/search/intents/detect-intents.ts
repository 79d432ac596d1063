import type { Hours } from "@dorfforum/german-search/time/clock";
import { type NamedFeast, type Span, understandTime } from "@dorfforum/german-search/time/understand";
import type { VillageDays } from "@dorfforum/shared/calendar/left-out";
import { startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import { qualityTexts, resultTexts } from "@/lib/texts/search";
import type { Kind } from "@/lib/urls/search-params";
import { helpWith } from "../answers/asked-facts";
import { asksForOpeningHours } from "../answers/question-words";
import type { Quality } from "../quality";
import type { IntentId, qualityIds } from "../search-response";
import { type Audience, detectAudience } from "./detect-audience";
import { detectQualities } from "./detect-qualities";
import { type Position, phrase, positionOf } from "./phrase";

/** Instants in milliseconds since 1970, the first included */
export type Range = { from: number; to: number };

/** Days ("YYYY-MM-DD"), both included; null without a last one */
type Days = [from: string, to: string | null][];

/** What an entry has to fulfil. */
export type Condition =
  | { type: "zeit"; days: Days; ranges: Range[]; isPast: boolean }
  | { type: "tageszeit"; hours: Hours }
  | { type: "zielgruppe"; audience: Audience }
  | { type: "art"; kind: Kind }
  | { type: (typeof qualityIds)[number]; quality: Quality };

export type Intent = {
  /** Where its words stand in the query */
  positions: Position[];
  label: string;
  condition: Condition;
  /** Whether its words are searched when the intent is dropped: Weihnachten, Senioren */
  isSearchable: boolean;
};

export type DetectedIntents = {
  intents: Intent[];
  /** Words to search besides: "Wann hat das Rathaus auf?" implies Öffnungszeiten. */
  impliedWords: string[];
  /** Where a question about opening hours names the time: its answer needs it, no entry has to */
  setAside: Position[];
  asksWhen: boolean;
  /** School holidays of which nobody knows here when they are, as written */
  unknownHolidays: string[];
  /** The feasts that the query names, unless it names other days, too */
  feasts: NamedFeast[];
  /** Whether a query with feasts asks for what takes place on their days, not for what is about them */
  asksDays: boolean;
  /** Days that no calendar has, as written */
  impossibleDays: string[];
  /** Where words stand that ask for a quality that the visitor removed: with them there would be less, not more. */
  removed: Position[];
};

const when = phrase("wann|um\\s+wie\\s?viel\\s+uhr|an\\s+welche[mn]\\s+tag");
const events = phrase(
  "(?:was|wo)\\s+(?:ist|geht|war|wird)\\s+(?:.{1,40}\\s)?(?:los|ab)|was\\s+(?:läuft|passiert|findet\\s.{0,40}statt)|was\\s+(?:kann|können)\\s+(?:man|wir|ich)\\s.{0,40}(?:machen|unternehmen|erleben|besuchen)|veranstaltungen|events|veranstaltungskalender",
);
/** "Veranstaltung melden" asks for the form. */
const organising = phrase(
  "melden|anmelden|eintragen|einreichen|absagen|ändern|veröffentlichen|planen|organisieren",
);
const eventsBesideDates = phrase("termine|feiern");
const eventsBesideQualities = phrase("termine");
const eventsAlone = /^\s*(?:alle\s+)?termine\s*$/i;
const anyEvents = phrase(
  "was|wat|wos|gibts?|is|ist|sind|läuft|laufen|geht|los|machen|unternehmen|erleben|irgendwas|etwas|programm|kalender|termine?|feiern|events?|what|anything|happening",
);
/** "zweites Adventswochenende": days, of which nothing has the name */
const countedWeekend = /^\S+\s.*wochenende/i;
const timePrepositions =
  /(?:^|\s)(?:an|am|im|in|über|übers|während|um|on|at|over|during)(?:\s+(?:de[nmr]|die|das|the|nächste[nmr]?|diese[nmr]?))?\s+$/i;
/** "Neues im Dorf", alone: "Neues aus dem Gemeinderat" asks for words, "neu im Dorf" is who has moved in. */
const news =
  /^\s*(?:was\s+(?:gibt(?:'?s|\s+es)|ist)\s+)?(?:neues|neuigkeiten|aktuelles|news)(?:\s+(?:hier|(?:im|vom|aus\s+(?:dem|der|unserem)|in\s+(?:der|unserem))\s+(?:dorf|ort|gemeinde)))?[\s?!.]*$/i;
const clubs = phrase("(?:welche[rns]?\\s+)?vereinen?(?:\\s+gibt\\s+es)?|welche[rn]?\\s+verein");

const noVillageDays: VillageDays = { schoolHolidays: [] };

/**
 * @param without intents that the visitor removed
 * @param village the Land and the school holidays
 */
export function detectIntents(
  query: string,
  now: Date,
  without: readonly IntentId[],
  village: VillageDays = noVillageDays,
  asksQualities = true,
): DetectedIntents {
  // "Wann hat das Rathaus am Samstag offen?" and "Arzt am Sonntag" ask for no event.
  const asksOpeningHours = asksForOpeningHours(query);
  const asksNoEvent = asksOpeningHours || helpWith(query) !== undefined;
  const understood = understandTime(query, now, village);
  const time = asksNoEvent ? undefined : understood;
  const people = detectAudience(query);
  const asked = asksQualities ? detectQualities(query) : [];
  const isRemoved = ({ quality }: { quality: Quality }) => without.includes(intentOf(quality));
  const qualities = asked.filter((each) => !isRemoved(each));
  const asksForDays = time?.days !== undefined || (time?.unknownHolidays ?? []).length > 0;
  const kind = detectKind(query, asksForDays, qualities);
  const feasts = without.includes("zeit") ? [] : (time?.feasts ?? []);
  const asksWhen = !asksNoEvent && when.test(query);
  const intents: (Intent | undefined)[] = [
    time?.days && {
      positions: time.days.positions,
      label: time.days.label,
      condition: toCondition(time.days.spans, time.isPast),
      isSearchable: time.days.isSearchable,
    },
    time?.hours && {
      positions: time.hours.positions,
      label: time.hours.hours.name,
      condition: { type: "tageszeit", hours: time.hours.hours },
      isSearchable: false,
    },
    people && {
      positions: [people.position],
      label: people.audience.name,
      condition: { type: "zielgruppe", audience: people.audience },
      isSearchable: true,
    },
    kind && {
      positions: [kind.position],
      label: resultTexts.kinds[kind.kind],
      condition: { type: "art", kind: kind.kind },
      isSearchable: kind.kind === "verein",
    },
    ...qualities.map(
      ({ quality, positions }): Intent => ({
        positions,
        label: qualityTexts[quality],
        condition: { type: intentOf(quality), quality },
        // "bei Regen" is not about rain.
        isSearchable: quality !== "drinnen" && quality !== "draussen",
      }),
    ),
  ];
  return {
    intents: intents.flatMap((intent) => (intent && !without.includes(intent.condition.type) ? intent : [])),
    impliedWords: asksOpeningHours ? ["Öffnungszeiten"] : [],
    setAside: asksNoEvent
      ? [...(understood.days?.positions ?? []), ...(understood.hours?.positions ?? [])]
      : [],
    asksWhen,
    unknownHolidays: time?.unknownHolidays ?? [],
    feasts,
    asksDays:
      time?.isPast === true ||
      time?.hours !== undefined ||
      countedWeekend.test(query.slice(feasts[0]?.start, feasts[0]?.end)) ||
      timePrepositions.test(query.slice(0, feasts[0]?.start)) ||
      (!asksWhen && (kind?.kind === "veranstaltung" || anyEvents.test(query))),
    impossibleDays: time?.impossibleDays ?? [],
    removed: asked.filter(isRemoved).flatMap(({ positions }) => positions),
  };
}

const intentOf = (quality: Quality) => (quality === "ohne-anmeldung" ? "anmeldung" : quality);

function detectKind(
  query: string,
  hasDates: boolean,
  qualities: readonly { quality: Quality }[],
): { kind: Kind; position: Position } | undefined {
  const asksRegistration = qualities.some(({ quality }) => intentOf(quality) === "anmeldung");
  const other = qualities.length > 0 ? eventsBesideQualities : eventsAlone;
  const event =
    organising.test(query) && !asksRegistration
      ? null
      : (events.exec(query) ?? (hasDates ? eventsBesideDates : other).exec(query));
  if (event) return { kind: "veranstaltung", position: positionOf(event) };
  const article = news.exec(query);
  if (article) return { kind: "beitrag", position: positionOf(article) };
  const club = clubs.exec(query);
  return club ? { kind: "verein", position: positionOf(club) } : undefined;
}

function toCondition(spans: readonly Span[], isPast: boolean): Condition {
  const startOf = (day: Span["from"]) => startOfBerlinDay(day.toString()).getTime();
  return {
    type: "zeit",
    isPast,
    days: spans.map(({ from, to }) => [from.toString(), to?.toString() ?? null]),
    ranges: spans.map(({ from, to }) => ({
      from: startOf(from),
      to: to ? startOf(to.add({ days: 1 })) : Number.POSITIVE_INFINITY,
    })),
  };
}
