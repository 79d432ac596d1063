import { HoursReader } from "./hours-reader.ts";
import type { OpeningSpan } from "./opening-span.ts";
import { settled } from "./settle-spans.ts";

const maxLength = 3000;

/**
 * The opening hours of a German text of one or several lines: "Mo–Do 9.45–12 und 13–16.30, Fr 9–12", "täglich außer Mi 11–22 Uhr".
 * What limits hours stays as the note of its own spans. Undefined unless all of it is understood: half of the hours would close
 * the days of the other half.
 * @param isSentence whether words before the first day are the subject of a sentence, not a note
 */
export function readOpeningHours(typed: string, { isSentence = false } = {}): OpeningSpan[] | undefined {
  if (typed.length > maxLength) return undefined;
  const reader = new HoursReader(typed, isSentence);
  return reader.read() ? settled(reader) : undefined;
}
