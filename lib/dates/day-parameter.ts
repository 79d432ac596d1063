import { isDay } from "@dorfforum/shared/calendar/day";

/** The day that a query parameter gives; of several the first counts. Undefined for anything else. */
export function dayOfParameter(parameter: string | string[] | undefined): string | undefined {
  const text = [parameter].flat()[0];
  return text !== undefined && isDay(text) ? text : undefined;
}

/** The same as `dayOfParameter`, also as people type it where a browser has no field for days: "13.3.2027" */
export function dayOfTypedParameter(parameter: string | string[] | undefined): string | undefined {
  const text = [parameter].flat()[0] ?? "";
  const [, day = "", month = "", year = ""] = /^\s*(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\s*$/.exec(text) ?? [];
  return dayOfParameter(year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text);
}
