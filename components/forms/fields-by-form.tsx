import { type ComponentType, useContext } from "react";
import type { FeatureFormName } from "@/lib/features-base";
import { fieldsOf } from "@/lib/forms/form-fields";
import { formPartTexts } from "@/lib/texts/form-parts";
import type { FormName } from "@/lib/urls/form-names";
import { EmailOrTelephone, FormEnd, PictureFields, QuestionFields, SenderFields } from "./common-fields";
import { EventFields, type EventFieldsProps } from "./event-fields";
import { Checkbox, Field, FieldGroup, FieldRow } from "./field";
import { FieldContext } from "./field-context";

/** The fields in the order of the table, name and e-mail in one row. */
function MessageFields() {
  const { copy, email, ...fields } = fieldsOf(useContext(FieldContext).form);
  return (
    <>
      {Object.entries(fields)
        .filter(([, { computed }]) => !computed)
        .map(([name]) => (name === "name" ? <SenderFields key={name} /> : <Field key={name} name={name} />))}
      <FormEnd />
    </>
  );
}

const OrganisationFields = () => (
  <>
    <FieldGroup title={formPartTexts.organisation}>
      <Field name="overview" />
      <Field name="title" autoComplete="organization" />
      <Field name="sort" />
      <Field name="text" />
      <Field name="hours" />
      <PictureFields />
    </FieldGroup>
    <FieldGroup title={formPartTexts.publicContact} hint={formPartTexts.publicContactHint}>
      <Field name="street" />
      <FieldRow>
        <Field name="postcode" />
        <Field name="town" />
      </FieldRow>
      <FieldRow>
        <Field name="publicTelephone" />
        <Field name="publicEmail" />
      </FieldRow>
      <Field name="website" />
    </FieldGroup>
    <QuestionFields />
  </>
);

const ArticleFields = () => (
  <>
    <Field name="title" />
    <Field name="teaser" />
    <Field name="text" rows={12} />
    <QuestionFields />
  </>
);

const OfferFields = () => (
  <>
    <FieldGroup title={formPartTexts.offer}>
      <Field name="offerOrSearch" />
      <Field name="title" />
      <Field name="text" />
      <Field name="until" />
      <PictureFields />
      <Field name="publicContact" />
    </FieldGroup>
    <QuestionFields />
  </>
);

const HelpFields = () => (
  <>
    <FieldGroup title={formPartTexts.help} isQuestion>
      {["helpTexts", "helpPhotos", "helpDriving", "helpVisits", "helpElse"].map((name) => (
        <Checkbox key={name} name={name} />
      ))}
    </FieldGroup>
    <Field name="availability" />
    <Field name="text" />
    <Field name="name" />
    <EmailOrTelephone />
    <FormEnd />
  </>
);

export type FieldsProps = EventFieldsProps;

export type SiteFormName = Exclude<FormName, FeatureFormName>;

export const fieldsByForm: Record<SiteFormName, ComponentType<FieldsProps>> = {
  kontakt: MessageFields,
  barriere: MessageFields,
  inhalt: MessageFields,
  aenderung: MessageFields,
  veranstaltung: EventFields,
  organisation: OrganisationFields,
  beitrag: ArticleFields,
  angebot: OfferFields,
  hilfe: HelpFields,
};
