import { type Rhythm, repetitionFrom, toRecurrenceRule } from "@dorfforum/shared/calendar/recurrence-rule";
import { berlinInstant, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import { dayOfEnd } from "@dorfforum/shared/forms/ends-later";
import type { FormField } from "@dorfforum/shared/forms/form-fields";
import { withoutSecrets } from "@dorfforum/shared/urls/personal-paths";
import { parseUrl } from "@dorfforum/shared/urls/targets";
import { serverEnv } from "@/lib/env/server";
import { formPartTexts } from "@/lib/texts/form-parts";
import { type FieldText, formTexts } from "@/lib/texts/form-texts";
import { toSafeTarget } from "@/lib/urls/targets";
import { type CheckedForm, collectionOf, fieldsOf, formFields, type ValuesOf } from "./form-fields";

type Value = string | boolean | undefined;

/** A form as the CMS receives it: the attributes of a Nachricht, an Einsendung or a Buchung (cms/src/features/inbox/arrivals.ts). */
export type CmsData = Record<string, Value | Record<string, Value>>;

/**
 * Renames the fields of a form to the attributes that store them. Empty fields are left out.
 * @param ofFeature the computed fields of a feature's form
 */
export function toCmsData(checked: CheckedForm, ofFeature?: Record<string, Value>): CmsData {
  const { form } = checked;
  const values: Record<string, Value> = { ...checked.values, ...computedValues(checked), ...ofFeature };
  const texts: Record<string, FieldText> = formTexts[form].fields;
  const entry: Record<string, Value> = { Art: form };
  const data: Record<string, Value> = {};
  for (const [name, field] of Object.entries(fieldsOf(form))) {
    const value = storedValue(field, values[name], texts[name]);
    const [attribute, key] = field.attribute?.split(".") ?? [];
    if (!attribute || value === undefined || value === "") continue;
    if (key) data[key] = value;
    else entry[attribute] = value;
  }
  return collectionOf(form) === "einsendungen" ? { ...entry, Daten: data } : entry;
}

/** Of a choice without stored values the CMS gets the label, which editors read. */
const storedValue = ({ kind, options }: FormField, value: Value, text: FieldText | undefined): Value =>
  kind === "choice" && !options ? text?.options?.[String(value)] : value;

/** The fields that the page does not have, and those that other fields are put into. */
function computedValues(checked: CheckedForm): Record<string, Value> {
  const { form, values } = checked;
  if (form === "barriere" || form === "inhalt") return pageAndText(values);
  if (form === "aenderung")
    return pageAndText({ page: values.page, text: formPartTexts.change(values.wrong, values.right) });
  if (form === "veranstaltung") return { ...eventSpan(values), recurrence: eventRecurrence(values) };
  return form === "hilfe" ? titleAndText(values) : {};
}

/** The CMS takes the path of a page of the site, which editors can open. Anything else is put before the text. */
function pageAndText({ page: given, text }: { page: string; text: string }) {
  const page = withoutSecrets(given);
  const site = serverEnv().SITE_URL;
  const url = parseUrl(page, site);
  const isOwn = url?.origin === new URL(site).origin;
  const path = (isOwn && toSafeTarget(url.pathname + url.search)) || "";
  const isPath = /^(\/(?![/\\])|https?:)/i.test(page) && path.length <= formFields.barriere.page.max;
  if (isPath && path) return { page: path, text };
  return { page: "", text: page ? `${formPartTexts.reportedPage(page)}\n\n${text}` : text };
}

/** An offer of help has no title and perhaps no text; its topics stand in both. */
function titleAndText({ text, ...values }: ValuesOf<"hilfe">) {
  const chosen = Object.entries<Value>(values).filter(([, value]) => value === true);
  const texts: Record<string, FieldText> = formTexts.hilfe.fields;
  const topics = chosen.flatMap(([name]) => texts[name]?.label ?? []).join(", ");
  return { title: topics || formTexts.hilfe.title, text: [topics, text].filter(Boolean).join("\n\n") };
}

/** An event's days ("YYYY-MM-DD") and times ("HH:MM") in the village; "" is not given. */
type Fields = { day: string; allDay: boolean; begin: string; lastDay: string; end: string };

/** The beginning and end of an event as instants (ISO, UTC); of whole days the beginnings of the first and last day. */
export function eventSpan({ day, allDay, begin, lastDay, end }: Fields) {
  if (allDay) {
    const endsAt = lastDay > day ? startOfBerlinDay(lastDay).toISOString() : undefined;
    return { startsAt: startOfBerlinDay(day).toISOString(), endsAt };
  }
  const startsAt = berlinInstant(day, begin);
  if (end === "") return { startsAt, endsAt: undefined };
  const endsAt = berlinInstant(dayOfEnd({ day, lastDay, begin, end }), end);
  // Where the clocks leave its hour out, a beginning is moved an hour later, perhaps behind the end.
  return { startsAt, endsAt: endsAt > startsAt ? endsAt : undefined };
}

/** What the choice of an event's repetition means */
export const rhythms: Record<string, Rhythm> = {
  woche: "weekly",
  zweiwochen: "fortnightly",
  monatstag: "monthlyOnDate",
  monatswochentag: "monthlyOnWeekday",
  jahr: "yearly",
};

/** An event's RRULE; undefined for one that does not repeat */
export function eventRecurrence({
  day,
  repeats,
  repeatsUntil,
}: Record<"day" | "repeats" | "repeatsUntil", string>) {
  const rhythm = rhythms[repeats];
  return rhythm && toRecurrenceRule({ ...repetitionFrom(day, rhythm), until: repeatsUntil || undefined });
}
