import { Temporal } from "temporal-polyfill";
import { formatDayAndMonth, formatLongDate, startOfBerlinDay, villageTimeZone } from "@/lib/dates/format";
import type { Kind } from "@/lib/routes";
import { intentTexts } from "@/lib/texts/search";
import type { IntentId } from "../search-response";
import { type Audience, findAudience } from "./audience";
import type { Days } from "./calendar-days";
import { findDays } from "./date-phrases";
import { phrase } from "./phrase";
import { findHours, type Hours } from "./time-of-day";

/** What must hold of an entry: when it takes place (milliseconds since 1970), at what hours, for whom, what it is. */
export type Condition =
  | { about: "zeit"; from: number; to: number }
  | { about: "tageszeit"; hours: Hours }
  | { about: "zielgruppe"; audience: Audience }
  | { about: "art"; kind: Kind };

/** What was read out of the words of a query. `start` and `end` are where they stand. */
export type Intent = {
  id: IntentId;
  label: string;
  start: number;
  end: number;
  condition: Condition;
  /** Its words say something even if the intent was wrong: Weihnachten, Senioren */
  isTelling: boolean;
};

export type Question = {
  intents: Intent[];
  /** A word that the question means without saying it: "auf" of a Rathaus asks for its Öffnungszeiten. */
  alsoMeans: string[];
  /** Whether it asks for a time: what has dates to come answers better than what tells of them. */
  asksWhen: boolean;
};

const openingHours = phrase(
  "geöffnet|offen|öffnungszeit(?:en)?|sprechzeit(?:en)?|sprechstunden?|(?:hat|haben|habt|macht|machen)\\s.+\\s(?:auf|zu)|geschlossen",
);
const when = phrase("wann|um\\s+wie\\s?viel\\s+uhr|an\\s+welche[mn]\\s+tag");
const events = phrase(
  "(?:was|wo)\\s+(?:ist|geht|war|wird)\\s+(?:.{1,40}\\s)?(?:los|ab)|was\\s+(?:läuft|passiert|findet\\s.{0,40}statt)|was\\s+(?:kann|können)\\s+(?:man|wir|ich)\\s.{0,40}(?:machen|unternehmen|erleben|besuchen)|veranstaltungen|events|veranstaltungskalender",
);
const organising = phrase(
  "melden|anmelden|eintragen|einreichen|absagen|ändern|veröffentlichen|planen|organisieren",
);
const dates = phrase("termine|feste|feiern");
const onlyDates = /^\s*(?:alle\s+)?termine\s*$/i;
const clubs = phrase("(?:welche[rns]?\\s+)?vereinen?(?:\\s+gibt\\s+es)?|welche[rn]?\\s+verein");

/**
 * Reads days, times of day, people and kinds out of a question, by rules alone.
 * @param now decides what "morgen" is; intents in `without` were taken back by the visitor
 */
export function detectIntents(query: string, now: Date, without: readonly IntentId[]): Question {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(villageTimeZone)
    .toPlainDate();
  const isAboutHours = openingHours.test(query);
  const intents: Intent[] = [];
  const intent = (
    id: IntentId,
    found: { start: number; end: number } | undefined,
    read: () => Pick<Intent, "label" | "condition" | "isTelling">,
  ) => {
    if (found && !without.includes(id)) intents.push({ id, start: found.start, end: found.end, ...read() });
  };
  // When a Rathaus is open on Saturdays is no question for an event on Saturday.
  const days = isAboutHours ? undefined : findDays(query, today);
  const hours = isAboutHours ? undefined : findHours(query);
  if (days)
    intent("zeit", days, () => ({
      label: labelOf(days.days, today),
      condition: toCondition(days.days),
      isTelling: days.days.isFeast === true,
    }));
  if (hours)
    intent("tageszeit", hours, () => ({
      label: hours.hours.name,
      condition: { about: "tageszeit", hours: hours.hours },
      isTelling: false,
    }));
  const people = findAudience(query);
  if (people)
    intent("zielgruppe", people, () => ({
      label: people.audience.name,
      condition: { about: "zielgruppe", audience: people.audience },
      isTelling: true,
    }));
  const kind = findKind(query, days !== undefined);
  if (kind)
    intent("art", kind, () => ({
      label: intentTexts.kinds[kind.kind],
      condition: { about: "art", kind: kind.kind },
      isTelling: kind.kind === "verein",
    }));
  return {
    intents,
    alsoMeans: isAboutHours ? ["Öffnungszeiten"] : [],
    asksWhen: !isAboutHours && when.test(query),
  };
}

function findKind(
  query: string,
  hasDays: boolean,
): { kind: "veranstaltung" | "verein"; start: number; end: number } | undefined {
  const at = (kind: "veranstaltung" | "verein", match: RegExpExecArray) => ({
    ...{ kind, start: match.index, end: match.index + match[0].length },
  });
  const event = organising.test(query)
    ? null
    : (events.exec(query) ?? (hasDays ? dates : onlyDates).exec(query));
  if (event) return at("veranstaltung", event);
  const club = clubs.exec(query);
  return club ? at("verein", club) : undefined;
}

function toCondition({ from, to }: Days): Condition {
  const instant = (day: Temporal.PlainDate) => startOfBerlinDay(day.toString()).getTime();
  return { about: "zeit", from: instant(from), to: instant(to.add({ days: 1 })) };
}

/** "am Wochenende: 28.–29. November", "heute: Samstag, 21. November 2026", "im Dezember" */
function labelOf({ from, to, name }: Days, today: Temporal.PlainDate): string {
  const year = to.year === today.year ? "" : ` ${to.year}`;
  if (from.equals(to)) return joined(name, formatLongDate(from.toString()).replace(` ${today.year}`, ""));
  if (name.startsWith("im ") || name.endsWith("Jahr")) return `${name}${year}`;
  if (name === "ab") return `ab ${formatDayAndMonth(from.toString())}`;
  if (from.month === to.month) return joined(name, `${from.day}.–${formatDayAndMonth(to.toString())}${year}`);
  return joined(name, `${formatDayAndMonth(from.toString())} – ${formatDayAndMonth(to.toString())}${year}`);
}

const joined = (name: string, dates: string) => {
  // "am Samstag: Samstag, 28. November" says it twice.
  const [weekday = ""] = dates.split(",");
  if (!name || name === "am") return dates;
  return name.endsWith(weekday) ? `am ${dates}` : `${name}: ${dates}`;
};
