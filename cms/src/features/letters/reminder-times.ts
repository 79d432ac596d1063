import type { VillageDays } from "@dorfforum/shared/calendar/left-out";
import { berlinDay, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import type { EventFields } from "../../events/event-timing";
import { datesBetween, type TakingPlace } from "../../events/nearest-date";

const hourMs = 3600 * 1000;
const leadMs = { "erinnerung-tag": 24 * hourMs, "erinnerung-stunde": hourMs } as const;
/** Of a whole day the reminder comes in the afternoon before, not at midnight. */
const wholeDayLeadMs = 8 * hourMs;
/** From 18 h of the evening before */
const wasteLeadMs = 6 * hourMs;
/** Until 6 h of the day itself, when bins have to be out */
const binsOutMs = 6 * hourMs;

export type ReminderKind = keyof typeof leadMs;

export const isReminder = (kind: string | undefined): kind is ReminderKind =>
  kind !== undefined && kind in leadMs;

/** `resumed`: milliseconds at which an administrator had letters go on; what was due before may have been sent. */
type Clock = { now: Date; resumed: number };

/** The dates of an event that are to be reminded of now: from the time that comes before each until it begins. */
export function datesToRemindOf(
  kind: ReminderKind,
  event: EventFields & { Ganztaegig?: unknown },
  { now, resumed, days }: Clock & { days?: VillageDays },
): TakingPlace[] {
  const ms = event.Ganztaegig === true ? wholeDayLeadMs : leadMs[kind];
  const dates = datesBetween(event, now, new Date(now.getTime() + ms), days);
  return dates.filter(({ start }) => start - ms > resumed);
}

/** The day whose collections are to be reminded of now, and the time in milliseconds after which that is too late */
export function collectionDayToRemindOf({ now, resumed }: Clock): { day: string; until: number } | undefined {
  const day = berlinDay(new Date(now.getTime() + wasteLeadMs));
  const start = startOfBerlinDay(day).getTime();
  const until = start + binsOutMs;
  return now.getTime() < until && start - wasteLeadMs > resumed ? { day, until } : undefined;
}
