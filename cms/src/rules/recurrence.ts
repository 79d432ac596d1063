import { RRuleTemporal } from "rrule-temporal";

const frequency = /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/;
const allowedPart = /^(FREQ|INTERVAL|COUNT|UNTIL|BYDAY|BYMONTHDAY|BYMONTH|BYSETPOS|BYYEARDAY|BYWEEKNO|WKST)$/;
const maxNumber = 1000;
const example = "zum Beispiel FREQ=WEEKLY;BYDAY=TU;COUNT=20";

/**
 * Why a recurrence rule may not be stored, in German. Rules within a day (HOURLY, BYHOUR …) are refused: villages have no
 * such events, and expanding one could take the site a long time.
 */
export function recurrenceProblem(rule: string): string | undefined {
  const parts = rule.split(";").map((part) => part.split("="));
  const areAllowed = parts.every(
    ([name, value, ...rest]) => allowedPart.test(name ?? "") && value && rest.length === 0,
  );
  const names = parts.map(([name]) => name);
  if (!areAllowed || new Set(names).size !== names.length)
    return `ist keine gültige Wiederholungsregel, ${example}.`;

  const { FREQ, INTERVAL, COUNT, UNTIL } = Object.fromEntries(parts) as Record<string, string | undefined>;
  if (!frequency.test(FREQ ?? "")) return "braucht FREQ=DAILY, WEEKLY, MONTHLY oder YEARLY.";
  if (COUNT && UNTIL) return "darf nicht COUNT und UNTIL zugleich enthalten.";
  for (const number of [INTERVAL, COUNT]) {
    if (number && !(/^\d+$/.test(number) && Number(number) >= 1 && Number(number) <= maxNumber)) {
      return `darf bei INTERVAL und COUNT nur Zahlen von 1 bis ${maxNumber} enthalten.`;
    }
  }
  return parses(rule) ? undefined : `ist keine gültige Wiederholungsregel, ${example}.`;
}

function parses(rule: string): boolean {
  try {
    new RRuleTemporal({ rruleString: `DTSTART;TZID=Europe/Berlin:20260105T100000\nRRULE:${rule}` }).next();
    return true;
  } catch {
    return false;
  }
}
