import { addDays } from "@dorfforum/shared/calendar/day";
import { demoDay } from "@dorfforum/shared/calendar/demo-dates";
import { berlinInstant } from "@dorfforum/shared/calendar/village-time";
import { z } from "zod";

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

/** Days that are not as usual: a `Wochentag` moves the first and the last to the next one. */
export const relativeDays = z.looseObject({
  Von: relativeBegin.pick({ TageAbHeute: true, Wochentag: true }),
  Bis: relativeTime.pick({ TageAbHeute: true }).optional(),
});

/** The same as days ("YYYY-MM-DD") */
export function toDays({ Von, Bis = Von }: Pick<z.infer<typeof relativeDays>, "Von" | "Bis">, today: string) {
  const lasts = Bis.TageAbHeute - Von.TageAbHeute;
  const first = Von.Wochentag ? demoDay(Von, today, lasts, "Brandenburg") : addDays(today, Von.TageAbHeute);
  return { Von: first, Bis: addDays(first, lasts) };
}

type RelativeBegin = z.infer<typeof relativeBegin>;
type RelativeEvent = { Beginn: RelativeBegin; Ende: z.infer<typeof relativeTime>; Ganztaegig: boolean };

/** Begin and end as UTC ISO text, by the rules of demo/inhalte/README.md. */
export function absoluteTimes({ Beginn, Ende, Ganztaegig }: RelativeEvent, today: string) {
  const lasts = Ende.TageAbHeute - Beginn.TageAbHeute;
  const first = demoDay(Beginn, today, lasts, "Brandenburg");
  return {
    Beginn: berlinInstant(first, Ganztaegig ? "00:00" : Beginn.Uhrzeit),
    Ende: berlinInstant(addDays(first, lasts), Ganztaegig ? "23:59" : Ende.Uhrzeit),
  };
}
