import { isDay } from "@dorfforum/shared/calendar/day";
import { Fragment, type ReactNode } from "react";
import { Banner } from "@/components/ui/banner";
import { getCategories } from "@/lib/cms/categories";
import { serverEnv } from "@/lib/env/server";
import { getClashes } from "@/lib/events/clashes";
import type { FeatureFormName } from "@/lib/features-base";
import { fieldsOf } from "@/lib/forms/form-fields";
import { getStoredResponse } from "@/lib/forms/stored-responses";
import type { FormValues } from "@/lib/forms/values";
import { sendsMail } from "@/lib/letters/cms/subscriptions";
import { otherWayTexts } from "@/lib/texts/form-parts";
import { formTexts } from "@/lib/texts/form-texts";
import { hyphenate } from "@/lib/typography/hyphenate";
import type { FormName } from "@/lib/urls/form-names";
import { ContactAlternatives } from "./contact-alternatives";
import type { Choices } from "./field-context";
import type { SiteFormName } from "./fields-by-form";
import styles from "./form.module.css";
import type { VisitorFormProps } from "./visitor-form";
import { VisitorForm } from "./visitor-form.island";

/** A form of the site, or one of a feature with the island that shows it */
export type FormOfSheet =
  | { form: SiteFormName; renderForm?: undefined }
  | { form: FeatureFormName; renderForm: (props: VisitorFormProps) => ReactNode };

type FormSheetProps = FormOfSheet & {
  /** The page's parameter `antwort`: the id of a stored response, where the form was sent without JavaScript */
  responseId?: unknown;
  values?: FormValues | undefined;
  /** Those of them that count more than a draft */
  fixed?: FormValues | undefined;
  /** Of fields whose options are content; without them those of categories */
  choices?: Choices | undefined;
  contact?: string | undefined;
  withTitle?: boolean;
  /** The proposal that the form corrects. Its sender needs no robot check, and so no JavaScript. */
  correction?: { accessCode: string; changedAt: string | null };
};

export async function FormSheet({
  responseId,
  values = {},
  fixed,
  choices,
  contact,
  withTitle = true,
  correction,
  ...of
}: FormSheetProps) {
  const { form } = of;
  const stored = await getStoredResponse(form, responseId);
  const typed = stored && typedText(form, stored.values);
  const texts = formTexts[form];
  const shown: VisitorFormProps = {
    form,
    values: stored?.values ?? values,
    response: stored?.response,
    lostPicture: stored?.lostPicture,
    fixed,
    recaptchaKey: serverEnv().RECAPTCHA_SITE_KEY,
    choices: choices ?? (await categoriesFor(form)),
    canConfirm: sendsMail(),
    accessCode: correction?.accessCode,
    otherWays: <ContactAlternatives subject={texts.title} typed={typed} contact={contact} />,
  };
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
            <ContactAlternatives subject={texts.title} contact={contact} />
          </Banner>
        </noscript>
      )}
      {/* A form that was sent stays busy until another one takes its place. */}
      <Fragment key={`${form} ${correction?.changedAt}`}>
        {of.renderForm ? (
          of.renderForm(shown)
        ) : (
          <VisitorForm {...shown} form={of.form} clashes={stored && (await clashesOf(form, stored.values))} />
        )}
      </Fragment>
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
