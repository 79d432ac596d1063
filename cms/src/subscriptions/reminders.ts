import { formatSpan } from "@dorfforum/shared/calendar/format";
import { entryOf, type Theme } from "@dorfforum/shared/subscriptions/themes";
import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { datesBetween } from "../events/nearest-date";
import { readVillageDays } from "../events/village-days";
import { toPublicState } from "../outcomes/public-state";
import { draftTypes } from "../plugins/redaktion/submission-types";
import { toReminder } from "./letter-texts";
import { senderOf } from "./sender";
import { deviceType, subscriptionType } from "./sending-state";
import { createSending } from "./sendings";
import { themesIn } from "./theme-text";

const hourMs = 3600 * 1000;
const leads = {
  "erinnerung-tag": { ms: 24 * hourMs, word: "Tag" },
  "erinnerung-stunde": { ms: hourMs, word: "Stunde" },
} as const;

const isReminder = (kind: string | undefined): kind is keyof typeof leads =>
  kind !== undefined && kind in leads;

/** Reminds of the dates that come within a day or an hour, each once. After a pause of the CMS, late is better than never. */
export async function remind(strapi: Core.Strapi, now: Date): Promise<void> {
  const where = { Themen: { $contains: "\nerinnerung-" } };
  const stored = [
    ...(await rows(strapi, subscriptionType).findMany({ select: ["Themen"], where })),
    ...(await rows(strapi, deviceType).findMany({ select: ["Themen"], where })),
  ];
  const themes = [...new Set(stored.flatMap(({ Themen }) => themesIn(Themen)))];
  const sender = themes.length > 0 ? await senderOf(strapi) : undefined;
  if (!sender) return;
  const days = await readVillageDays(strapi);
  for (const theme of themes) {
    const { kind, id } = entryOf(theme) ?? {};
    if (!id || !isReminder(kind)) continue;
    const event = await readEvent(strapi, id);
    if (!event) continue;
    const lead = leads[kind];
    for (const start of datesBetween(event, now, new Date(now.getTime() + lead.ms), days))
      await createSending(strapi, reminderOf(theme, event, start), now);
  }

  function reminderOf(theme: Theme, event: Event, start: number) {
    const kind = entryOf(theme)?.kind as keyof typeof leads;
    const state = toPublicState("veranstaltung", event);
    const when = formatSpan({ start: new Date(start).toISOString(), allDay: event.Ganztaegig === true });
    const letter = toReminder({ state, when, lead: leads[kind].word }, sender as NonNullable<typeof sender>);
    return { key: `${theme} ${start}`, themes: [theme], ...letter };
  }
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
