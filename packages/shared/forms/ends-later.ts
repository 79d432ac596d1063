/** Days ("YYYY-MM-DD") and times ("HH:MM") of a form in the village, "" where not given */
type Span = { day: string; lastDay: string; begin: string; end: string };

/** Whether a span ends after it begins. Without a last day, an end before the beginning is in the following night: a dance goes on until two. */
export function endsLater({ day, lastDay, begin, end }: Span): boolean {
  if (lastDay > day) return true;
  return lastDay === "" ? end !== begin : end > begin;
}
