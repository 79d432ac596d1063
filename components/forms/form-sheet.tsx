import { isDay } from "@dorfforum/shared/calendar/day";
import { Banner } from "@/components/ui/banner";
import { getCategories } from "@/lib/cms/categories";
import { serverEnv } from "@/lib/env/server";
import { getClashes } from "@/lib/events/clashes";
import { fieldsOf } from "@/lib/forms/form-fields";
import { getStoredResponse } from "@/lib/forms/stored-responses";
import type { FormValues } from "@/lib/forms/values";
import { checkRoomForm } from "@/lib/rooms/room-form";
import { otherWayTexts } from "@/lib/texts/form-parts";
import { formTexts } from "@/lib/texts/form-texts";
import { hyphenate } from "@/lib/typography/hyphenate";
import type { FormName } from "@/lib/urls/form-names";
import { ContactAlternatives } from "./contact-alternatives";
import styles from "./form.module.css";
import { VisitorForm } from "./visitor-form.island";

type FormSheetProps = {
  form: FormName;
  /** The page's parameter `antwort`: the id of a stored response, where the form was sent without JavaScript */
  responseId?: unknown;
  values?: FormValues | undefined;
  /** Those of them that count more than a draft */
  fixed?: FormValues | undefined;
  /** The parts of the room that is asked for */
  parts?: readonly string[] | undefined;
  withTitle?: boolean;
  /** The proposal that the form corrects. Its sender needs no robot check, and so no JavaScript. */
  correction?: { accessCode: string; changedAt: string | null };
};

export async function FormSheet({
  form,
  responseId,
  values = {},
  fixed,
  parts,
  withTitle = true,
  correction,
}: FormSheetProps) {
  const stored = await getStoredResponse(form, responseId);
  const typed = stored && typedText(form, stored.values);
  const texts = formTexts[form];
  return (
    <section
      className={styles.sheet}
      id="formular"
      aria-labelledby={withTitle ? "formular-titel" : undefined}
    >
      {withTitle && <h2 id="formular-titel">{hyphenate(texts.title)}</h2>}
      {withTitle && <p className="lead">{texts.lead}</p>}
      {!stored && !correction && (
        <noscript>
          <Banner tone="info">
            <p>
              <strong>{otherWayTexts.noScriptTitle}</strong>
            </p>
            <p>{otherWayTexts.noScript}</p>
            <ContactAlternatives subject={texts.title} />
          </Banner>
        </noscript>
      )}
      <VisitorForm
        // A form that was sent stays busy until another one takes its place.
        key={`${form} ${correction?.changedAt}`}
        form={form}
        values={stored?.values ?? values}
        response={stored?.response}
        lostPicture={stored?.lostPicture}
        fixed={fixed}
        clashes={stored && (await clashesOf(form, stored.values))}
        check={form === "raum" ? await checkRoomForm(stored?.values ?? values, new Date()) : undefined}
        recaptchaKey={serverEnv().RECAPTCHA_SITE_KEY}
        choices={parts ? { part: parts } : await categoriesFor(form)}
        canConfirm={serverEnv().SMTP_URL !== undefined}
        accessCode={correction?.accessCode}
        otherWays={<ContactAlternatives subject={texts.title} typed={typed} />}
      />
    </section>
  );
}

async function categoriesFor(form: FormName) {
  const [field] = Object.entries(fieldsOf(form)).find(([, { kind }]) => kind === "category") ?? [];
  return field ? { [field]: (await getCategories()).map(({ name }) => name) } : undefined;
}

async function clashesOf(form: FormName, { day = "", lastDay = "" }: FormValues) {
  if (form !== "veranstaltung" || !isDay(day)) return undefined;
  return getClashes(day, isDay(lastDay) && lastDay > day ? lastDay : day);
}

function typedText(form: FormName, values: FormValues): string {
  const labels: Record<string, { label: string }> = formTexts[form].fields;
  return Object.entries(values)
    .flatMap(([name, value]) => (value && labels[name] ? [`${labels[name].label}: ${value}`] : []))
    .join("\n");
}
