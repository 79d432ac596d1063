import { berlinDay, formatLongDate, startOfBerlinDay } from "@dorfforum/shared/calendar/format";
import type { Theme } from "@dorfforum/shared/subscriptions/themes";
import { binsIn } from "@dorfforum/shared/waste/bins";
import { readCollections } from "@dorfforum/shared/waste/collections";
import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { districtType, readBins } from "../waste/waste-district";
import { type Sender, toWasteReminder } from "./letter-texts";
import { type NewSending, reminderKey } from "./sendings";

/** From 18 h of the evening before to 6 h of the day itself, when bins have to be out */
const leadMs = 6 * 3600 * 1000;

/** The reminder of what is collected on a day, if its evening has come; undefined if there is none now. */
export async function wasteReminder(
  strapi: Core.Strapi,
  theme: Theme,
  documentId: string,
  { now, sender, resumed }: { now: Date; sender: Sender; resumed: number },
): Promise<NewSending | undefined> {
  const day = berlinDay(new Date(now.getTime() + leadMs));
  const start = startOfBerlinDay(day).getTime();
  const until = start + leadMs;
  if (now.getTime() >= until || start - leadMs <= resumed) return undefined;
  const district = await rows(strapi, districtType).findOne({ where: { documentId } });
  const titles = readCollections(district?.Termine ?? "").collections.filter((each) => each.day === day);
  const bins = await readBins(strapi);
  const named = [...new Set(titles.flatMap(({ title }) => binsIn(title, bins).map(({ name }) => name)))];
  if (!district || named.length === 0) return undefined;
  const letter = toWasteReminder(
    {
      bins: named,
      district: district.Name,
      path: `/abfall/${district.Slug}`,
      when: formatLongDate(day),
      isToday: day === berlinDay(now),
      titles: titles.map(({ title }) => title),
    },
    sender,
  );
  return { key: reminderKey(theme, until), themes: [theme], ...letter };
}
