import { formTexts, messageSubjects, reportReasons } from "@/lib/texts/forms";
import { ChoiceField, LongField, TextField } from "./fields";
import { Consent, SenderFields } from "./sender-fields";

export function ContactFields() {
  const texts = formTexts.kontakt.fields;
  return (
    <>
      <SenderFields texts={texts} />
      <ChoiceField name="subject" {...texts.subject} options={messageSubjects} />
      <LongField name="text" {...texts.text} maxLength={5000} />
      <Consent />
    </>
  );
}

export function BarrierFields() {
  const texts = formTexts.barriere.fields;
  return (
    <>
      <TextField name="page" {...texts.page} optional maxLength={500} />
      <LongField name="text" {...texts.text} maxLength={4400} />
      <SenderFields texts={texts} optional />
      <Consent withConsent={false} />
    </>
  );
}

export function ContentFields() {
  const texts = formTexts.inhalt.fields;
  return (
    <>
      <TextField name="page" {...texts.page} maxLength={500} />
      <ChoiceField name="reason" {...texts.reason} options={reportReasons} />
      <LongField name="text" {...texts.text} maxLength={4400} />
      <SenderFields texts={texts} optional />
      <Consent withConsent={false} />
    </>
  );
}
