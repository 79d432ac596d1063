import { RRuleTemporal } from "rrule-temporal";

const FREQUENCIES = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"];
const PARTS = [
  "FREQ",
  "INTERVAL",
  "COUNT",
  "UNTIL",
  "BYDAY",
  "BYMONTHDAY",
  "BYMONTH",
  "BYSETPOS",
  "BYYEARDAY",
  "BYWEEKNO",
  "WKST",
];
const MAX_NUMBER = 1000;
const EXAMPLE = "zum Beispiel FREQ=WEEKLY;BYDAY=TU;COUNT=20";

/**
 * Why a recurrence rule may not be stored, in German. Rules within a day (HOURLY, BYHOUR …) are refused: no village
 * has such events, and one of them could keep the site busy for long.
 */
export function recurrenceProblem(rule: string): string | undefined {
  const parts = rule.split(";").map((part) => part.split("="));
  const known = parts.every(
    ([name, value, ...rest]) => PARTS.includes(name ?? "") && value && rest.length === 0,
  );
  const names = parts.map(([name]) => name);
  if (!known || new Set(names).size !== names.length)
    return `ist keine gültige Wiederholungsregel, ${EXAMPLE}.`;

  const { FREQ, INTERVAL, COUNT, UNTIL } = Object.fromEntries(parts) as Record<string, string | undefined>;
  if (!FREQ || !FREQUENCIES.includes(FREQ)) return "braucht FREQ=DAILY, WEEKLY, MONTHLY oder YEARLY.";
  if (COUNT && UNTIL) return "darf nicht COUNT und UNTIL zugleich enthalten.";
  for (const number of [INTERVAL, COUNT]) {
    if (number && !(/^\d+$/.test(number) && Number(number) >= 1 && Number(number) <= MAX_NUMBER)) {
      return `darf bei INTERVAL und COUNT nur Zahlen von 1 bis ${MAX_NUMBER} enthalten.`;
    }
  }
  return parses(rule) ? undefined : `ist keine gültige Wiederholungsregel, ${EXAMPLE}.`;
}

function parses(rule: string): boolean {
  try {
    new RRuleTemporal({ rruleString: `DTSTART;TZID=Europe/Berlin:20260105T100000\nRRULE:${rule}` }).next();
    return true;
  } catch {
    return false;
  }
}
