import { nextDay } from "@dorfforum/shared/calendar/day";
import { readRecurrenceRule } from "@dorfforum/shared/calendar/recurrence-rule";
import { berlinDay, berlinTime } from "@dorfforum/shared/calendar/village-time";
import type { ProposalContent } from "@/lib/cms/submissions";
import { type FieldText, formTexts } from "@/lib/texts/form-texts";
import { fieldsOf } from "./form-fields";
import { rhythms } from "./to-cms-data";
import { type FormValues, ticked } from "./values";

/** The fields of the form that sent a proposal, as they were filled in: toCmsData() the other way round. */
export function fromCmsData({ Art, Titel, Name, E_Mail, Daten }: ProposalContent): FormValues {
  const stored: Record<string, string | boolean | null | undefined> = { Titel, Name, E_Mail };
  for (const [key, value] of Object.entries(Daten)) stored[`Daten.${key}`] = value;
  const values = Object.entries(fieldsOf(Art)).flatMap(([name, { attribute = "", computed }]) => {
    const value = computed ? undefined : stored[attribute];
    const text = value === true ? ticked : value || "";
    return text ? [[name, text] as const] : [];
  });
  return { ...Object.fromEntries(values), ...uncomputed({ Art, Titel, Daten }) };
}

function uncomputed({ Art, Titel, Daten }: Pick<ProposalContent, "Art" | "Titel" | "Daten">): FormValues {
  if (Art === "veranstaltung") return { ...daysAndTimes(Daten), ...repeats(Daten) };
  return Art === "hilfe" ? topicsAndText(Titel, Daten) : {};
}

/** eventSpan() the other way round. */
function daysAndTimes({ Beginn, Ende, Ganztaegig }: ProposalContent["Daten"]): FormValues {
  const day = berlinDay(String(Beginn));
  const lastDay = Ende === undefined ? day : berlinDay(String(Ende));
  if (Ganztaegig) return { day, ...(lastDay > day && { lastDay }) };
  const begin = berlinTime(String(Beginn));
  if (Ende === undefined) return { day, begin };
  const end = berlinTime(String(Ende));
  const isNextMorning = lastDay === nextDay(day) && end <= begin;
  return { day, begin, end, ...(lastDay > day && !isNextMorning && { lastDay }) };
}

/** eventRecurrence() the other way round. */
function repeats({ Beginn, Wiederholung }: ProposalContent["Daten"]): FormValues {
  const repetition = Wiederholung && readRecurrenceRule(String(Wiederholung), berlinDay(String(Beginn)));
  if (!repetition) return {};
  const [name = ""] = Object.entries(rhythms).find(([, rhythm]) => rhythm === repetition.rhythm) ?? [];
  return { repeats: name, ...(repetition.until && { repeatsUntil: repetition.until }) };
}

/** The chosen topics stand in the title and before the text. */
function topicsAndText(title: string, { Text = "" }: ProposalContent["Daten"]): FormValues {
  const texts: Record<string, FieldText> = formTexts.hilfe.fields;
  const topics = title === formTexts.hilfe.title ? [] : title.split(", ");
  const boxes = Object.entries(texts).flatMap(([name, { label }]) =>
    topics.includes(label) ? [[name, ticked] as const] : [],
  );
  const text = String(Text);
  const typed = topics.length === 0 ? text : text.slice(title.length).trimStart();
  return { ...Object.fromEntries(boxes), text: typed };
}
