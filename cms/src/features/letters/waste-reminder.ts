import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import type { Theme } from "@dorfforum/shared/letters/themes";
import type { Core } from "@strapi/strapi";
import { fromFeatures } from "../../slots/feature";
import { type Sender, toWasteReminder } from "./letter-texts";
import { type NewLetter, reminderKey } from "./queue-letter";
import { collectionDayToRemindOf } from "./reminder-times";

/** The reminder of what is collected on a day, if its evening has come; none otherwise. */
export async function wasteReminders(
  strapi: Core.Strapi,
  theme: Theme,
  documentId: string,
  { now, sender, resumed }: { now: Date; sender: Sender; resumed: number },
): Promise<NewLetter[]> {
  const collection = collectionDayToRemindOf({ now, resumed });
  if (!collection) return [];
  const { day, until } = collection;
  const [collected] = await Promise.all(
    fromFeatures(({ collected }) => collected && [collected(strapi, documentId, day)]),
  );
  if (!collected) return [];
  const letter = toWasteReminder(
    { ...collected, when: formatLongDate(day), isToday: day === berlinDay(now) },
    sender,
  );
  return [{ key: reminderKey(theme, until), themes: [theme], ...letter }];
}
