import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import type { Theme } from "@dorfforum/shared/letters/themes";
import { wastePath } from "@dorfforum/shared/urls/mailed-paths";
import { binsIn } from "@dorfforum/shared/waste/bins";
import { readCollections } from "@dorfforum/shared/waste/collections";
import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { districtType, readBins } from "../../waste/waste-district";
import { type Sender, toWasteReminder } from "./letter-texts";
import { collectionDayToRemindOf } from "./reminder-times";
import { type NewSending, reminderKey } from "./sendings";

/** The reminder of what is collected on a day, if its evening has come; none otherwise. */
export async function wasteReminders(
  strapi: Core.Strapi,
  theme: Theme,
  documentId: string,
  { now, sender, resumed }: { now: Date; sender: Sender; resumed: number },
): Promise<NewSending[]> {
  const collection = collectionDayToRemindOf({ now, resumed });
  if (!collection) return [];
  const { day, until } = collection;
  const district = await rows(strapi, districtType).findOne({ where: { documentId } });
  const titles = readCollections(district?.Termine ?? "").collections.filter((each) => each.day === day);
  const bins = await readBins(strapi);
  const named = [...new Set(titles.flatMap(({ title }) => binsIn(title, bins).map(({ name }) => name)))];
  if (!district?.Slug || named.length === 0) return [];
  const letter = toWasteReminder(
    {
      bins: named,
      district: district.Name,
      path: wastePath(district.Slug),
      when: formatLongDate(day),
      isToday: day === berlinDay(now),
      titles: titles.map(({ title }) => title),
    },
    sender,
  );
  return [{ key: reminderKey(theme, until), themes: [theme], ...letter }];
}
