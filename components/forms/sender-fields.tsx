import { useContext } from "react";
import { fieldsOf } from "@/lib/forms/form-fields";
import { routes } from "@/lib/routes";
import { formPartTexts } from "@/lib/texts/form-parts";
import { Checkbox, Field } from "./field";
import { FieldContext } from "./field-context";
import { FieldGroup, FieldRow } from "./field-group";

export const SenderFields = () => (
  <FieldRow>
    <Field name="name" />
    <Field name="email" />
  </FieldRow>
);

/** How the editors reach the sender of a proposal. */
export const QuestionFields = () => (
  <FieldGroup title={formPartTexts.questions} hint={formPartTexts.questionsHint}>
    <SenderFields />
    {"telephone" in fieldsOf(useContext(FieldContext).form) && <Field name="telephone" />}
    <Consent />
  </FieldGroup>
);

/** The end of a form. A confirmation is offered only where mail is set up. */
export function Consent() {
  const { form, canConfirm } = useContext(FieldContext);
  const needsConsent = "consent" in fieldsOf(form);
  const { before, link, after } = needsConsent ? formPartTexts.consent : formPartTexts.aboutYourData;
  const words = (
    <>
      {before}
      <a href={routes.privacy} target="_blank" rel="noopener">
        {link}
      </a>
      {after}
    </>
  );
  return (
    <div>
      {canConfirm && <Checkbox name="copy">{formPartTexts.copy}</Checkbox>}
      {needsConsent ? <Checkbox name="consent">{words}</Checkbox> : <p>{words}</p>}
    </div>
  );
}
