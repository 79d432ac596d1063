import { villageTimeZone } from "@dorfforum/shared/calendar/format";
import { Temporal } from "temporal-polyfill";

/**
 * The instant (ISO) at which the village's clocks show a time ("HH:MM") of a day ("YYYY-MM-DD"). Where they leave its hour out, an
 * hour later. With Temporal, so for the server only.
 */
export const instantOf = (day: string, time: string): string =>
  new Date(
    Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(villageTimeZone).epochMilliseconds,
  ).toISOString();
