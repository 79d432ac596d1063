import { useContext } from "react";
import { fieldsOf } from "@/lib/forms/form-fields";
import { formPartTexts } from "@/lib/texts/form-parts";
import { isProposalName } from "@/lib/urls/form-names";
import { AboutYourData } from "./about-your-data";
import { Checkbox, Field, FieldGroup, FieldRow } from "./field";
import { FieldContext } from "./field-context";

export const PictureFields = () => (
  <>
    <Field name="picture" />
    <Field name="pictureText" />
  </>
);

export const SenderFields = () => (
  <FieldRow>
    <Field name="name" />
    <Field name="email" />
  </FieldRow>
);

/** Of two fields of which one has to be filled in neither is called voluntary: its error would contradict that. */
export const EmailOrTelephone = () => (
  <FieldGroup title={formPartTexts.oneOfBoth} isQuestion>
    <FieldRow>
      <Field name="email" isOptional={false} />
      <Field name="telephone" isOptional={false} />
    </FieldRow>
  </FieldGroup>
);

/** How the editors reach the sender of a proposal. */
export const QuestionFields = () => (
  <FieldGroup title={formPartTexts.questions} hint={formPartTexts.questionsHint}>
    <SenderFields />
    {"telephone" in fieldsOf(useContext(FieldContext).form) && <Field name="telephone" />}
    <FormEnd />
  </FieldGroup>
);

/** A confirmation is offered, and a mail about the outcome of a proposal promised, only where mail is set up. */
export function FormEnd() {
  const { form, canConfirm, isCorrection } = useContext(FieldContext);
  if (isCorrection) return null;
  return (
    <div>
      {canConfirm && <Checkbox name="copy">{formPartTexts.copy}</Checkbox>}
      {canConfirm && isProposalName(form) && <p>{formPartTexts.outcome[form]}</p>}
      <AboutYourData />
    </div>
  );
}
