import { type FormField, messageFields, submissionFields } from "@dorfforum/shared/forms/form-fields";
import { z } from "zod";
import { attributeSchemas, canConfirm, key } from "../../receiving/form-schemas";

type SubmissionField = {
  [Form in keyof typeof submissionFields]: (typeof submissionFields)[Form][keyof (typeof submissionFields)[Form]];
}[keyof typeof submissionFields];

/** The JSON attribute `Daten` of an Einsendung. Which keys it has depends on the form. */
export type SubmissionData = {
  [Field in Extract<SubmissionField, { attribute: string }> as Field["attribute"] extends `Daten.${infer Key}`
    ? Key
    : never]?: Field["kind"] extends "checkbox" ? boolean : string;
};

const data = (fields: Record<string, FormField>) =>
  z
    .strictObject(attributeSchemas(fields, "Daten."))
    .refine(({ Beginn, Ende }: SubmissionData) => !Beginn || !Ende || Date.parse(Ende) >= Date.parse(Beginn));

/** One form as the site sends it. The attributes that code depends on are named for the type; the table replaces them. */
const content = <Form extends string>(form: Form, fields: Record<string, FormField>) =>
  z.strictObject({
    E_Mail: z.string().optional(),
    Bestaetigung_gewuenscht: z.boolean(),
    ...attributeSchemas(fields, ""),
    Art: z.literal(form),
  });

const message = <Form extends keyof typeof messageFields>(form: Form) =>
  content(form, messageFields[form]).extend(key);

const submission = <Form extends keyof typeof submissionFields>(form: Form) =>
  content(form, submissionFields[form]).extend({ Daten: data(submissionFields[form]) });

/** A Nachricht as the site sends it. Attributes of other forms and unknown ones are refused. */
export const Message = z
  .discriminatedUnion("Art", [
    message("kontakt"),
    message("barriere"),
    message("inhalt"),
    message("aenderung"),
  ])
  .refine(canConfirm);

/** An Einsendung as the site sends it. Attributes of other forms and unknown ones are refused. */
export const Submission = z
  .discriminatedUnion("Art", [
    submission("veranstaltung").extend(key),
    submission("organisation").extend(key),
    submission("beitrag").extend(key),
    submission("angebot").extend(key),
    submission("hilfe").extend(key),
  ])
  .refine(canConfirm);

/** What the sender of an Einsendung puts in its place. */
export const Correction = z
  .discriminatedUnion("Art", [
    submission("veranstaltung"),
    submission("organisation"),
    submission("beitrag"),
    submission("angebot"),
    submission("hilfe"),
  ])
  .refine(canConfirm);
