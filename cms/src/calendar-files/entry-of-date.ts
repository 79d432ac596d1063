import { formatDate } from "@dorfforum/shared/calendar/format";
import { eventFields, singleLine } from "./event-fields";
import type { Dated, Override } from "./events-of-uid";
import type { Incoming } from "./source-content";
import type { Moment } from "./time-zones";

export function ownEntry(override: Override, main: Dated | undefined): Incoming {
  const entry = toEntry(override.key, override);
  return { ...entry, notes: [...entry.notes, ...noteOnSeries(override, main)] };
}

export const toEntry = (key: string, { event, times }: Dated, begin?: Moment, end?: Moment): Incoming => ({
  key,
  title: singleLine(event.plain("SUMMARY")),
  line: event.line,
  fields: {
    ...eventFields(event, times, begin, end),
    Wiederholung: null,
    Ausnahmen: [],
    Kategorien: event.categories.filter(Boolean),
  },
  notes: [...event.notes, ...times.notes],
});

const noteOnFollowing =
  "In der Quelle gilt diese Änderung auch für alle späteren Termine. Bitte prüfen Sie die Serie.";

function noteOnSeries({ event, day }: Override, main: Dated | undefined): string[] {
  if (main) return event.isForFollowing ? [noteOnFollowing] : [];
  const alone = `Dieser Termin ersetzt den vom ${formatDate(day)} einer Serie, die nicht in der Datei steht. Gibt es sie im Dorfforum, tragen Sie dort diesen Tag bitte als Ausnahme ein.`;
  return [alone, ...(event.isForFollowing ? [noteOnFollowing] : [])];
}
