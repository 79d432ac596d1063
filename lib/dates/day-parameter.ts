import { isDay } from "@dorfforum/shared/calendar/day";

/** The day that a query parameter gives; of several the first counts. Undefined for anything else. */
export function dayOfParameter(parameter: string | string[] | undefined): string | undefined {
  const text = [parameter].flat()[0];
  return text !== undefined && isDay(text) ? text : undefined;
}
