import { Temporal } from "temporal-polyfill";

const VILLAGE_ZONE = "Europe/Berlin";
const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;

export type RelativeTime = { TageAbHeute: number; Uhrzeit: string };
export type RelativeBegin = RelativeTime & { Wochentag?: (typeof WEEKDAYS)[number]; Jahrestag?: string };
export type RelativeEvent = { Beginn: RelativeBegin; Ende: RelativeTime; Ganztaegig: boolean };

export const todayInVillage = (): string => Temporal.Now.plainDateISO(VILLAGE_ZONE).toString();

/** The day that lies `offset` days after today; both as YYYY-MM-DD. */
export const dayFrom = (today: string, offset: number): string =>
  Temporal.PlainDate.from(today).add({ days: offset }).toString();

/** Begin and end as UTC ISO text, by the rules of demo/inhalte/README.md; clock times are those of the village. */
export function absoluteTimes(
  { Beginn, Ende, Ganztaegig }: RelativeEvent,
  today: string,
): { Beginn: string; Ende: string } {
  const first = firstDay(Beginn, Temporal.PlainDate.from(today));
  const last = first.add({ days: Ende.TageAbHeute - Beginn.TageAbHeute });
  return {
    Beginn: moment(first, Ganztaegig ? "00:00" : Beginn.Uhrzeit),
    Ende: moment(last, Ganztaegig ? "23:59" : Ende.Uhrzeit),
  };
}

function firstDay(
  { TageAbHeute, Wochentag, Jahrestag }: RelativeBegin,
  today: Temporal.PlainDate,
): Temporal.PlainDate {
  if (Jahrestag) return nextAnniversary(Jahrestag, today);
  const day = today.add({ days: TageAbHeute });
  if (!Wochentag) return day;
  const ahead = WEEKDAYS.indexOf(Wochentag) + 1 - day.dayOfWeek;
  return day.add({ days: (ahead + 7) % 7 });
}

function nextAnniversary(monthAndDay: string, today: Temporal.PlainDate): Temporal.PlainDate {
  const anniversary = Temporal.PlainMonthDay.from(monthAndDay);
  const thisYear = anniversary.toPlainDate({ year: today.year });
  const isOver = Temporal.PlainDate.compare(thisYear, today) < 0;
  return isOver ? anniversary.toPlainDate({ year: today.year + 1 }) : thisYear;
}

function moment(day: Temporal.PlainDate, plainTime: string): string {
  return new Date(day.toZonedDateTime({ timeZone: VILLAGE_ZONE, plainTime }).epochMilliseconds).toISOString();
}
