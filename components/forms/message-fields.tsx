import { Field } from "./field";
import { Consent, SenderFields } from "./sender-fields";

export const ContactFields = () => (
  <>
    <SenderFields />
    <Field name="subject" />
    <Field name="text" />
    <Consent />
  </>
);

export const BarrierFields = () => (
  <>
    <Field name="page" />
    <Field name="text" />
    <SenderFields />
    <Consent />
  </>
);

export const ContentFields = () => (
  <>
    <Field name="page" />
    <Field name="reason" />
    <Field name="text" />
    <SenderFields />
    <Consent />
  </>
);
