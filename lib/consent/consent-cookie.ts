import { isPurpose, type Purpose } from "./purposes";

/** What is asked; `version` changes with the purposes, their recipients and the words. */
export type Terms = { purposes: Purpose[]; version: string };

/** `date` is the day of the choice as YYYY-MM-DD in UTC. */
export type Choice = { date: string; granted: Purpose[] };

/** The one cookie of the site: version, day and what was allowed. It names no one. */
export const choiceCookie = "dorfforum-einwilligung";

/** A year, in seconds: then visitors are asked again. */
const lifetime = 365 * 24 * 60 * 60;

/** The cookie as `document.cookie` and Set-Cookie take it, for example `…=x1y2z3.2026-11-21.statistics+recaptcha`. */
export function toCookie({ version }: Terms, { date, granted }: Choice, isSecure: boolean): string {
  const value = [version, date, granted.join("+")].join(".");
  return `${choiceCookie}=${value}; Path=/; Max-Age=${lifetime}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

export const today = (now: Date) => now.toISOString().slice(0, 10);

/**
 * The choice in a Cookie header or `document.cookie`; undefined when this visitor has to be asked: for the first
 * time, because the terms have changed, or because a year has passed.
 */
export function readChoice(cookies: string, terms: Terms, now: Date): Choice | undefined {
  const start = `${choiceCookie}=`;
  const pair = cookies.split("; ").find((cookie) => cookie.startsWith(start));
  const [version, date = "", granted = ""] = pair?.slice(start.length).split(".") ?? [];
  if (version !== terms.version) return undefined;
  const age = (now.getTime() - Date.parse(date)) / 1000;
  // A day that cannot be read gives NaN, a clock that was set back a negative age: both are asked again.
  if (!(age >= 0 && age < lifetime)) return undefined;
  return {
    date,
    granted: granted
      .split("+")
      .filter(isPurpose)
      .filter((one) => terms.purposes.includes(one)),
  };
}
