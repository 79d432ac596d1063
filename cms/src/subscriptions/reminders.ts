import { berlinDay, formatSpan } from "@dorfforum/shared/calendar/format";
import { entryOf, type Theme } from "@dorfforum/shared/subscriptions/themes";
import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { datesBetween } from "../events/nearest-date";
import { readVillageDays } from "../events/village-days";
import { toPublicState } from "../outcomes/public-state";
import { draftTypes } from "../plugins/redaktion/submission-types";
import { type Sender, toReminder } from "./letter-texts";
import { senderOf } from "./sender";
import { deviceType, resumedAt, subscriptionType } from "./sending-state";
import { createSending, type NewSending, reminderKey } from "./sendings";
import { themesIn } from "./theme-text";
import { wasteReminder } from "./waste-reminder";

const hourMs = 3600 * 1000;
const leadMs = { "erinnerung-tag": 24 * hourMs, "erinnerung-stunde": hourMs } as const;
/** Of a whole day the reminder comes in the afternoon before, not at midnight. */
const wholeDayLeadMs = 8 * hourMs;

const isReminder = (kind: string | undefined): kind is keyof typeof leadMs =>
  kind !== undefined && kind in leadMs;

/** Reminds of the dates that come within a day or an hour, and of the next morning's bins, each once. After a pause of the CMS, late is better than never. */
export async function remind(strapi: Core.Strapi, now: Date): Promise<void> {
  const stored = await Promise.all(
    ["\nerinnerung-", "\nabfall:"].flatMap(($contains) => {
      const holding = { select: ["Themen" as const], where: { Themen: { $contains } } };
      return [rows(strapi, subscriptionType).findMany(holding), rows(strapi, deviceType).findMany(holding)];
    }),
  );
  const themes = [...new Set(stored.flat().flatMap(({ Themen }) => themesIn(Themen)))];
  const sender = themes.length > 0 ? await senderOf(strapi) : undefined;
  if (!sender) return;
  const [days, resumed] = await Promise.all([readVillageDays(strapi), resumedAt(strapi)]);
  for (const theme of themes) {
    const { kind, id } = entryOf(theme) ?? {};
    if (kind === "abfall" && id) {
      const reminder = await wasteReminder(strapi, theme, id, { now, sender, resumed });
      if (reminder) await createSending(strapi, reminder, now);
    }
    const event = id && isReminder(kind) ? await readEvent(strapi, id) : null;
    if (!event || !isReminder(kind)) continue;
    const ms = event.Ganztaegig === true ? wholeDayLeadMs : leadMs[kind];
    for (const { start, place } of datesBetween(event, now, new Date(now.getTime() + ms), days)) {
      const there = place === undefined ? event : { ...event, Ort: place, Adresse: null };
      if (start - ms > resumed)
        await createSending(strapi, reminderOf(theme, there, { start, now, sender }), now);
    }
  }
}

function reminderOf(
  theme: Theme,
  event: Event,
  { start, now, sender }: { start: number; now: Date; sender: Sender },
): NewSending {
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
