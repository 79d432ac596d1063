import { addDays } from "@dorfforum/shared/calendar/day";
import { berlinDay, berlinHour, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import { askedHours, confirmHours, keptDays } from "@dorfforum/shared/registrations/limits";
import type { Core } from "@strapi/strapi";
import { runInBackground, schedule } from "../../background/run-in-background";
import { rows } from "../../database/rows";
import { readVillageDays } from "../../events/village-days";
import { mailSettings } from "../../mail/mail-settings";
import { deliverSoon } from "../../mail/schedule-delivery";
import { isOn } from "../../slots/is-on";
import { dateOf, eventType, readDate } from "./event-date";
import { withDate } from "./lock-date";
import { dateNews } from "./news";
import { queueMail } from "./queue-mail";
import { ofRegistration } from "./registration-view";
import { ofRow, settle } from "./settle-waiting-list";
import { dateKey, dateType, type Of, type Registration, registrationType } from "./stored-types";

const everyMinute = "20 * * * * *";
const hourly = "40 41 * * * *";

/** Ends offers, asks the next and tells what moved, every minute; reminds the day before, and deletes what is over, every hour; all of it now. */
export function scheduleRegistrationWork(strapi: Core.Strapi): void {
  const nextOnes = () => settleDates(strapi, new Date());
  schedule(strapi, "registrationLists", { rule: everyMinute }, nextOnes);
  const run = async () => {
    const now = new Date();
    await runInBackground(strapi, "removeRegistrations", () => removeOver(strapi, now));
    if (mailSettings() && isOn("registrations"))
      await runInBackground(strapi, "remindRegistered", () => remind(strapi, now));
  };
  schedule(strapi, "registrations", { rule: hourly }, run);
  void runInBackground(strapi, "registrationLists", nextOnes);
  void runInBackground(strapi, "registrations", run);
}

/** Of dates on which somebody waits, or that moved or fall out */
export async function settleDates(strapi: Core.Strapi, now: Date): Promise<void> {
  const where = { Stand: { $in: ["warteliste", "gefragt"] } };
  const waiting = await rows(strapi, registrationType).findMany({ select: ["Veranstaltung", "Tag"], where });
  const due = [...waiting.map(ofRegistration), ...(await findMoved(strapi, now))];
  const dates = new Map(due.map((of) => [dateKey(of), of]));
  for (const of of dates.values())
    await runInBackground(strapi, `The waiting list of ${of.event}`, () =>
      withDate(strapi, of, async (row) =>
        settle(strapi, { row, ...(await readDate(strapi, of.event, of.tag)) }, now),
      ),
    );
  if (dates.size > 0) deliverSoon(strapi);
}

/**
 * The dates to come that differ from what their people know. An event that is published is settled at once; school holidays, the Land and
 * the name of an Ort change many dates, and know nothing of registrations.
 */
async function findMoved(strapi: Core.Strapi, now: Date): Promise<Of[]> {
  const coming = await rows(strapi, dateType).findMany({ where: { Letzter_Tag: { $gte: berlinDay(now) } } });
  const documentId = { $in: coming.map(({ Veranstaltung }) => Veranstaltung) };
  const published = await rows(strapi, eventType).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    populate: ["Ausnahmen"],
  });
  const events = new Map(published.map((event) => [event.documentId, event]));
  const days = await readVillageDays(strapi);
  return coming
    .filter((row) => {
      const event = events.get(row.Veranstaltung);
      return dateNews(row, event, event && dateOf(event, row.Tag ?? "", days)).news !== undefined;
    })
    .map(ofRow);
}

/**
 * Whether somebody is reminded now: on the day before, by day, and not if the registration is of the same day. Who was reminded of a date
 * that moved is reminded again.
 */
export function isReminded(
  {
    Stand,
    Erinnerung,
    Erinnert_am,
    Bestaetigt_am,
  }: Pick<Registration, "Stand" | "Erinnerung" | "Erinnert_am" | "Bestaetigt_am">,
  start: string,
  now: Date,
): boolean {
  const hour = berlinHour(now);
  const today = berlinDay(now);
  return (
    Stand === "dabei" &&
    Erinnerung === true &&
    (!Erinnert_am || new Date(String(Erinnert_am)) < startOfBerlinDay(today)) &&
    hour >= askedHours.from &&
    hour < askedHours.until &&
    berlinDay(start) === addDays(today, 1) &&
    (!Bestaetigt_am || berlinDay(new Date(String(Bestaetigt_am))) < today)
  );
}

/** Queues reminders and notes that they were, both or neither; of several instances one does. */
async function remind(strapi: Core.Strapi, now: Date): Promise<void> {
  const notToday = {
    $or: [
      { Erinnert_am: { $null: true } },
      { Erinnert_am: { $lt: startOfBerlinDay(berlinDay(now)) as never } },
    ],
  };
  const where = {
    ...notToday,
    Stand: "dabei",
    Erinnerung: true,
    Letzter_Tag: { $gte: berlinDay(now) },
  };
  for (const entry of await rows(strapi, registrationType).findMany({ where })) {
    const { event, tag } = ofRegistration(entry);
    const { date } = await readDate(strapi, event, tag);
    if (!date || date.isCancelled || !isReminded(entry, date.start, now)) continue;
    await strapi.db.transaction(async () => {
      const { count } = await rows(strapi, registrationType).updateMany({
        where: { ...notToday, id: entry.id },
        data: { Erinnert_am: now },
      });
      if (count === 1) await queueMail(strapi, "anmelde_erinnerung", entry.documentId, now.getTime());
    });
  }
  deliverSoon(strapi);
}

/** Removes what is kept no longer: registrations two weeks after their date, and those that nobody confirmed. */
async function removeOver(strapi: Core.Strapi, now: Date): Promise<void> {
  const isOver = { Letzter_Tag: { $lt: addDays(berlinDay(now), -keptDays) } };
  const unconfirmed = {
    Stand: "offen",
    updatedAt: { $lt: new Date(now.getTime() - confirmHours * 3_600_000) },
  };
  await rows(strapi, registrationType).deleteMany({ where: { $or: [isOver, unconfirmed as object] } });
  await rows(strapi, dateType).deleteMany({ where: isOver });
}
