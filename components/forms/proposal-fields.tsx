import { formPartTexts } from "@/lib/texts/form-parts";
import { Checkbox } from "./checkbox";
import { Field } from "./field";
import { FieldGroup, FieldRow } from "./field-group";
import { Consent, QuestionFields } from "./sender-fields";

export const OrganisationFields = () => (
  <>
    <FieldGroup title={formPartTexts.organisation}>
      <Field name="overview" />
      <Field name="title" autoComplete="organization" />
      <Field name="sort" />
      <Field name="text" />
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

export const ArticleFields = () => (
  <>
    <Field name="title" />
    <Field name="teaser" />
    <Field name="text" rows={12} />
    <QuestionFields />
  </>
);

export const HelpFields = () => (
  <>
    <FieldGroup title={formPartTexts.help} isQuestion>
      <Checkbox name="helpTexts" />
      <Checkbox name="helpPhotos" />
      <Checkbox name="helpDriving" />
      <Checkbox name="helpVisits" />
      <Checkbox name="helpElse" />
    </FieldGroup>
    <Field name="availability" />
    <Field name="text" />
    <Field name="name" />
    <FieldGroup title={formPartTexts.oneOfBoth} isQuestion>
      <FieldRow>
        <Field name="email" />
        <Field name="telephone" />
      </FieldRow>
    </FieldGroup>
    <Consent />
  </>
);
