import { knowsUntilSummer } from "@dorfforum/shared/calendar/left-out";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import type { Core } from "@strapi/strapi";
import { readable } from "../../../../access/readable";
import { rightsOf } from "../../../../access/rights";
import { isVerwaltung } from "../../../../access/roles";
import { readVillageDays, settingsType } from "../../../../events/village-days";
import { mailSettings } from "../../../../mail/mail-settings";
import { fromFeatures } from "../../../../slots/feature";
import { nextChristmas } from "../../../../special-days/choices";
import { specialDayChoices } from "../../../../special-days/enter-special-days";
import { gapsIn } from "../../../../village/gaps";
import { maxEntriesNamed, type SetUpLine, type StartPage } from "../../start-page";

const eventType = "api::veranstaltung.veranstaltung";
/** A village that does not use a feature is not reminded for ever. */
const newVillageMs = 60 * 24 * 3_600_000;
const firstDayToRemind = "11-01";

/** Placeholders that are left in texts. Drafts count: what an editor has filled in there is about to be published. */
export async function textGapsOf(strapi: Core.Strapi): Promise<StartPage> {
  const types = [settingsType, "api::seite.seite"] as const;
  const found = await Promise.all(
    types.map(async (uid) => {
      const type = await readable(strapi, uid);
      const entries = await type?.find({}, {});
      return entries?.flatMap((entry) => {
        const mayFill = (field: string) => rightsOf(strapi, uid)?.can.update(entry, field);
        const gaps = Object.entries(entry).flatMap(([field, value]) => (mayFill(field) ? gapsIn(value) : []));
        const title = String(entry.Titel ?? strapi.contentType(uid).info.displayName);
        return gaps.length > 0 ? { uid, documentId: entry.documentId, title, gaps } : [];
      });
    }),
  );
  const textGaps = found.flatMap((entries) => entries ?? []);
  return found.some(Boolean) ? { textGaps } : {};
}

export async function missingSettingsOf(strapi: Core.Strapi): Promise<StartPage> {
  const rights = rightsOf(strapi, settingsType);
  if (!rights?.can.update()) return {};
  const needsSchoolHolidays = !knowsUntilSummer(berlinDay(new Date()), await readVillageDays(strapi));
  const settings = await strapi
    .documents(settingsType)
    .findFirst({ populate: ["Oeffnungszeiten", "Video", "Video_Standbild"] });
  if (!settings || !isVerwaltung(strapi)) return { needsSchoolHolidays };
  const events = await strapi.documents(eventType).count({ status: "published" });
  const ofFeatures = fromFeatures(({ setUp }) => setUp).map(async ({ title, uid, isDone }) => ({
    title,
    uid,
    isDone: await isDone(strapi),
  }));
  const steps: SetUpLine[] = [
    { title: "Öffnungszeiten", uid: settingsType, isDone: Boolean(settings.Oeffnungszeiten?.length) },
    { title: "Kopfbild", uid: settingsType, isDone: Boolean(settings.Video || settings.Video_Standbild) },
    ...(await Promise.all(ofFeatures)),
    { title: "Erste Veranstaltung", uid: eventType, isDone: events > 0 },
  ];
  const isNewVillage = events === 0 || Date.now() - Date.parse(String(settings.createdAt)) < newVillageMs;
  if (!isNewVillage || steps.every(({ isDone }) => isDone)) return { needsSchoolHolidays };
  // No reasons to show the list: school holidays have a line of their own, and mail is set up by whoever runs the server.
  const holidays = { title: "Schulferien", uid: settingsType, isDone: !needsSchoolHolidays };
  const mail = {
    title: "E-Mail (steht in den Einstellungen des Servers)",
    isDone: mailSettings() !== undefined,
  };
  return { needsSchoolHolidays, setUp: [...steps, holidays, mail] };
}

/** From November on, what has opening hours and nothing entered between Christmas and New Year */
export async function specialDaysOf(strapi: Core.Strapi): Promise<StartPage> {
  const today = berlinDay(new Date());
  if (today.slice(5) < firstDayToRemind) return {};
  const { first, last } = nextChristmas(today);
  const open = (await specialDayChoices(strapi, first, last)).filter(
    ({ uid, hasHours, isEntered }) => hasHours && !isEntered && uid !== "api::ort.ort",
  );
  return open.length > 0
    ? { withoutSpecialDays: { count: open.length, first: open.slice(0, maxEntriesNamed) } }
    : {};
}
