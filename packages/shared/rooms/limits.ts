import { addDays } from "../calendar/day.ts";

/** Of one request for a room */
export const maxDaysOfRequest = 31;

/** After a year a standing slot has to be renewed. Days are "YYYY-MM-DD". */
export const lastDayOfSeries = (day: string): string => addDays(day, 365);
