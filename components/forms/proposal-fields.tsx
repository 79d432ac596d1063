import { formPartTexts, formTexts, helpTopics, overviewChoices } from "@/lib/texts/forms";
import { FieldGroup, FieldRow } from "./field-group";
import { Checkbox, ChoiceField, LongField, TextField } from "./fields";
import { Consent, SenderFields } from "./sender-fields";

const TelephoneField = ({ label }: { label: string }) => (
  <TextField name="telephone" label={label} optional type="tel" autoComplete="tel" maxLength={50} />
);

export function OrganisationFields() {
  const texts = formTexts.organisation.fields;
  return (
    <>
      <FieldGroup title={formPartTexts.organisation}>
        <ChoiceField name="overview" {...texts.overview} options={overviewChoices} />
        <TextField name="title" {...texts.title} autoComplete="organization" maxLength={150} />
        <TextField name="sort" {...texts.sort} optional maxLength={200} />
        <LongField name="text" {...texts.text} maxLength={5000} />
      </FieldGroup>
      <FieldGroup title={formPartTexts.publicContact} hint={formPartTexts.publicContactHint}>
        <TextField name="street" {...texts.street} optional maxLength={200} />
        <FieldRow>
          <TextField name="postcode" {...texts.postcode} optional inputMode="numeric" maxLength={10} />
          <TextField name="town" {...texts.town} optional maxLength={200} />
        </FieldRow>
        <FieldRow>
          <TextField name="publicTelephone" {...texts.publicTelephone} optional type="tel" maxLength={50} />
          <TextField name="publicEmail" {...texts.publicEmail} optional type="email" maxLength={254} />
        </FieldRow>
        <TextField name="website" {...texts.website} optional inputMode="url" maxLength={500} />
      </FieldGroup>
      <FieldGroup title={formPartTexts.questions} hint={formPartTexts.questionsHint}>
        <SenderFields texts={texts} />
        <Consent />
      </FieldGroup>
    </>
  );
}

export function ArticleFields() {
  const texts = formTexts.beitrag.fields;
  return (
    <>
      <TextField name="title" {...texts.title} maxLength={150} />
      <TextField name="teaser" {...texts.teaser} optional maxLength={160} />
      <LongField name="text" {...texts.text} maxLength={20_000} rows={12} />
      <FieldGroup title={formPartTexts.questions} hint={formPartTexts.questionsHint}>
        <SenderFields texts={texts} />
        <TelephoneField {...texts.telephone} />
        <Consent />
      </FieldGroup>
    </>
  );
}

export function HelpFields() {
  const texts = formTexts.hilfe.fields;
  return (
    <>
      <FieldGroup title={formPartTexts.help} isQuestion>
        {Object.entries(helpTopics).map(([name, label]) => (
          <Checkbox key={name} name={name}>
            {label}
          </Checkbox>
        ))}
      </FieldGroup>
      <TextField name="availability" {...texts.availability} optional maxLength={200} />
      <LongField name="text" {...texts.text} optional maxLength={5000} />
      <TextField name="name" {...texts.name} autoComplete="name" maxLength={100} />
      <FieldGroup title={formPartTexts.oneOfBoth} isQuestion>
        <FieldRow>
          <TextField
            name="email"
            {...texts.email}
            optional
            type="email"
            autoComplete="email"
            maxLength={254}
          />
          <TelephoneField {...texts.telephone} />
        </FieldRow>
      </FieldGroup>
      <Consent />
    </>
  );
}
