import { formatSpan } from "@dorfforum/shared/calendar/format";
import type { VillageDays } from "@dorfforum/shared/calendar/left-out";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { entryOf, type Theme } from "@dorfforum/shared/letters/themes";
import type { Core } from "@strapi/strapi";
import { runInBackground } from "../../background/run-in-background";
import { readVillageDays } from "../../events/village-days";
import { draftTypes } from "../../outcomes/draft-types";
import { toPublicState } from "../../outcomes/public-state";
import { type Sender, toReminder } from "./letter-texts";
import { type NewLetter, reminderKey } from "./queue-letter";
import { queueReminder } from "./queue-reminder";
import { receiversWith } from "./receivers";
import { datesToRemindOf, isReminder } from "./reminder-times";
import { resumedAt } from "./restore-guard";
import { senderOf } from "./sender";
import { wasteReminders } from "./waste-reminder";

/**
 * Reminds of the dates that come within a day or an hour, and of the next morning's bins: each reader once, also who orders when
 * others have been reminded. After a pause of the CMS, late is better than never.
 */
export async function remind(strapi: Core.Strapi, now: Date): Promise<void> {
  const readers = await receiversWith(strapi, ["erinnerung-", "abfall:"]);
  const themes = [...new Set(readers.flatMap((reader) => reader.themes))];
  const sender = themes.length > 0 ? await senderOf(strapi) : undefined;
  if (!sender) return;
  const clock = { now, resumed: await resumedAt(strapi), days: await readVillageDays(strapi) };
  for (const theme of themes)
    await runInBackground(strapi, `The reminder of ${theme}`, async () => {
      for (const reminder of await remindersOf(strapi, theme, { ...clock, sender }))
        await queueReminder(strapi, reminder, now);
    });
}

type Context = { now: Date; resumed: number; days: VillageDays; sender: Sender };

async function remindersOf(strapi: Core.Strapi, theme: Theme, context: Context): Promise<NewLetter[]> {
  const { kind, id } = entryOf(theme) ?? {};
  if (!id) return [];
  if (kind === "abfall") return wasteReminders(strapi, theme, id, context);
  const event = isReminder(kind) && (await readEvent(strapi, id));
  if (!event || !isReminder(kind)) return [];
  return datesToRemindOf(kind, event, context).map(({ start, place }) => {
    const there = place === undefined ? event : { ...event, Ort: place, Adresse: null };
    return reminderOf(theme, there, { start, ...context });
  });
}

function reminderOf(
  theme: Theme,
  event: Event,
  { start, now, sender }: { start: number; now: Date; sender: Sender },
): NewLetter {
  const begin = new Date(start);
  const when = formatSpan({ start: begin.toISOString(), allDay: event.Ganztaegig === true });
  const state = toPublicState("veranstaltung", event);
  const isToday = berlinDay(begin) === berlinDay(now);
  return { key: reminderKey(theme, start), themes: [theme], ...toReminder({ state, when, isToday }, sender) };
}

type Event = Record<string, unknown>;

/** A published event that takes place */
async function readEvent(strapi: Core.Strapi, documentId: string): Promise<Event | null> {
  return strapi.db.query(draftTypes.veranstaltung).findOne({
    where: {
      documentId,
      publishedAt: { $notNull: true },
      Terminstatus: { $notIn: ["abgesagt", "verschoben"] },
    },
    populate: ["Ausnahmen"],
  });
}
