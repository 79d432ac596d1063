import type { Temporal } from "temporal-polyfill";

/** Weeks begin on Monday. With Temporal, so for the server only. */

type Day = Temporal.PlainDate;
type Days = { from: Day; to: Day };

export function weekAround(day: Day): Days {
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  return { from: monday, to: monday.add({ days: 6 }) };
}

/** From the day to Sunday */
export const restOfWeek = (day: Day): Days => ({ from: day, to: weekAround(day).to });

/** Saturday and Sunday of the day's week: on a Sunday the weekend that ends with it */
export function weekendAround(day: Day): Days {
  const { to } = weekAround(day);
  return { from: to.subtract({ days: 1 }), to };
}
