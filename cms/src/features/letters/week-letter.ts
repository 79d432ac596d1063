import { addDays, weekdayOf, weekdays } from "@dorfforum/shared/calendar/day";
import { berlinDay, berlinInstant, berlinTime } from "@dorfforum/shared/calendar/village-time";
import { weekLetterPath, weekPath } from "@dorfforum/shared/urls/mailed-paths";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import settingsSchema from "../../api/allgemeine-einstellung/content-types/allgemeine-einstellung/schema.json";
import { rows } from "../../database/rows";
import { settingsType } from "../../events/village-days";
import { createLetter } from "./queue-letter";
import { resumedAt } from "./restore-guard";
import { letterType } from "./stored-types";

/** A letter that is later than this is left out: its week has begun long ago. */
const maxLateMs = 12 * 3_600_000;
const timeoutMs = 20_000;

const { Brief_Wochentag: weekdayField, Brief_Stunde: hourField } = settingsSchema.attributes;

/** Day of the week (1 is Monday) and hour at which the letter goes out */
export type LetterTime = { weekday: number; hour: number };

/** When the village wants its letter to go out, as the settings say it */
export async function letterSettings(strapi: Core.Strapi) {
  const settings = await rows(strapi, settingsType).findOne({});
  return {
    Wochentag: settings?.Brief_Wochentag ?? weekdayField.default,
    Stunde: settings?.Brief_Stunde ?? hourField.default,
  };
}

export async function letterTime(strapi: Core.Strapi): Promise<LetterTime> {
  const { Wochentag, Stunde } = await letterSettings(strapi);
  return { weekday: weekdayField.enum.indexOf(Wochentag) + 1, hour: Stunde };
}

/** The day ("YYYY-MM-DD") of the letter that is due, undefined if none is. @param now of any time zone */
export function dueLetter({ weekday, hour }: LetterTime, now: Date): string | undefined {
  const today = berlinDay(now);
  const day = addDays(today, -((weekdayNumber(today) - weekday + 7) % 7));
  const lateMs = now.getTime() - dueAt({ weekday, hour }, day);
  return lateMs >= 0 && lateMs < maxLateMs ? day : undefined;
}

/** When the letter of a day is due, in milliseconds */
const dueAt = ({ hour }: LetterTime, day: string) =>
  Date.parse(berlinInstant(day, `${String(hour).padStart(2, "0")}:00`));

/** The day of the next letter */
export function nextLetter({ weekday, hour }: LetterTime, now: Date): string {
  const today = berlinDay(now);
  const days = (weekday - weekdayNumber(today) + 7) % 7;
  const isOver = days === 0 && Number(berlinTime(now).slice(0, 2)) >= hour;
  return addDays(today, isOver ? 7 : days);
}

const weekdayNumber = (day: string) => weekdays.indexOf(weekdayOf(day)) + 1;

const Letter = z.object({ subject: z.string(), html: z.string(), text: z.string(), isEmpty: z.boolean() });

/** Has the site write the letter of a week. @throws Error without an answer */
export async function fetchLetter(day: string): Promise<z.infer<typeof Letter>> {
  const { SITE_WEBHOOK_URL: webhook, CMS_WEBHOOK_SECRET: secret } = process.env;
  if (!webhook || !secret) throw new Error("SITE_WEBHOOK_URL or CMS_WEBHOOK_SECRET is not set.");
  const response = await fetch(new URL(weekLetterPath(day), webhook), {
    headers: { Authorization: `Bearer ${secret}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The site answered ${response.status}.`);
  return Letter.parse(await response.json());
}

/** Sends the letter of the week when it is due, once; nothing where nothing is on. */
export async function sendWeekLetter(strapi: Core.Strapi, now: Date): Promise<void> {
  const time = await letterTime(strapi);
  const day = dueLetter(time, now);
  const key = `woche ${day}`;
  if (
    !day ||
    dueAt(time, day) < (await resumedAt(strapi)) ||
    (await rows(strapi, letterType).findOne({ where: { Schluessel: key } }))
  )
    return;
  const { isEmpty, ...letter } = await fetchLetter(day);
  const push = { body: "Was in den nächsten sieben Tagen ansteht", path: weekPath(day) };
  await createLetter(strapi, { key, themes: isEmpty ? [] : ["woche"], ...letter, push }, now);
}
