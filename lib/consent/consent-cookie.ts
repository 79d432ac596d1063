import { isDay } from "@dorfforum/shared/calendar/day";
import { isPurpose, type Purpose } from "./purposes";

/** `version` changes with the purposes, their recipients and the wording; visitors are then asked again. */
export type ConsentConfig = { purposes: Purpose[]; version: string };

/** `date` is the day of the choice as YYYY-MM-DD in UTC. */
export type Choice = { date: string; granted: Purpose[] };

/** The only cookie of the site: version, day and granted purposes. It identifies nobody. */
export const consentCookieName = "dorfforum-einwilligung";

/** After a year visitors are asked again. */
const maxAgeSeconds = 365 * 24 * 60 * 60;

/** For `document.cookie` and Set-Cookie, for example `…=x1y2z3.2026-11-21.statistics+recaptcha; Path=/…`. */
export function toConsentCookie(config: ConsentConfig, { date, granted }: Choice, isSecure: boolean): string {
  const value = [config.version, date, granted.join("+")].join(".");
  return `${consentCookieName}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

// biome-ignore lint/plugin: the cookie names no hour, and its age is counted from midnight UTC
export const utcDay = (now: Date) => now.toISOString().slice(0, 10);

/** @param cookies a Cookie header or `document.cookie` @returns undefined when the visitor has to be asked (again) */
export function readConsentCookie(cookies: string, config: ConsentConfig, now: Date): Choice | undefined {
  const start = `${consentCookieName}=`;
  const pair = cookies.split("; ").find((cookie) => cookie.startsWith(start));
  const [version, date = "", granted = ""] = pair?.slice(start.length).split(".") ?? [];
  if (version !== config.version || !isDay(date)) return undefined;
  const ageSeconds = (now.getTime() - Date.parse(date)) / 1000;
  // The age is negative for a day in the future.
  if (!(ageSeconds >= 0 && ageSeconds < maxAgeSeconds)) return undefined;
  const isAsked = (name: string): name is Purpose => isPurpose(name) && config.purposes.includes(name);
  return { date, granted: granted.split("+").filter(isAsked) };
}
