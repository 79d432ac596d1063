import { demoDay } from "@dorfforum/shared/calendar/demo-dates";
import { Temporal } from "temporal-polyfill";
import { z } from "zod";

const villageZone = "Europe/Berlin";
const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;

/** Days from the day of loading, and the village's clock time. */
export const relativeTime = z.strictObject({
  TageAbHeute: z.int(),
  Uhrzeit: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 19:30"),
});
export const relativeBegin = relativeTime.extend({
  Wochentag: z.enum(weekdays).optional(),
  Jahrestag: z
    .string()
    .regex(/^\d{2}-\d{2}$/, "must be MM-TT")
    .optional(),
});
type RelativeBegin = z.infer<typeof relativeBegin>;
type RelativeEvent = { Beginn: RelativeBegin; Ende: z.infer<typeof relativeTime>; Ganztaegig: boolean };

export const todayInVillage = (): string => Temporal.Now.plainDateISO(villageZone).toString();

/** The day `offset` days after today; both as YYYY-MM-DD. */
export const dayFrom = (today: string, offset: number): string =>
  Temporal.PlainDate.from(today).add({ days: offset }).toString();

/** Begin and end as UTC ISO text, by the rules of demo/inhalte/README.md. */
export function absoluteTimes({ Beginn, Ende, Ganztaegig }: RelativeEvent, today: string) {
  const lasts = Ende.TageAbHeute - Beginn.TageAbHeute;
  const first = Temporal.PlainDate.from(demoDay(Beginn, today, lasts, "Brandenburg"));
  const last = first.add({ days: lasts });
  return {
    Beginn: moment(first, Ganztaegig ? "00:00" : Beginn.Uhrzeit),
    Ende: moment(last, Ganztaegig ? "23:59" : Ende.Uhrzeit),
  };
}

function moment(day: Temporal.PlainDate, plainTime: string): string {
  return new Date(day.toZonedDateTime({ timeZone: villageZone, plainTime }).epochMilliseconds).toISOString();
}
