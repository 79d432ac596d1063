import { type ChangeEvent, type ComponentType, useContext, useState } from "react";
import type { Clash } from "@/lib/events/clashes";
import type { FormName } from "@/lib/form-names";
import { fieldsOf } from "@/lib/forms/form-fields";
import { routes } from "@/lib/routes";
import { formPartTexts } from "@/lib/texts/form-parts";
import { ClashNotice } from "./clash-notice";
import { Checkbox, Field, FieldGroup, FieldRow, MoreFields } from "./field";
import { FieldContext, useField } from "./field-context";

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

const PictureFields = () => (
  <>
    <Field name="picture" />
    <Field name="pictureText" />
  </>
);

const moreEventFields = ["address", "category", "price", "registration", "accessibility"];

export type EventFieldsProps = {
  /** Those of the day that a form without JavaScript came back with */
  clashes?: readonly Clash[] | undefined;
};

function EventFields({ clashes }: EventFieldsProps) {
  const [when, setWhen] = useState({
    day: useField("day").value,
    lastDay: useField("lastDay").value,
    begin: useField("begin").value,
  });
  const follow = ({ target }: ChangeEvent<HTMLInputElement>) =>
    setWhen({ ...when, [target.name]: target.value });
  return (
    <>
      <FieldGroup title={formPartTexts.event}>
        <Field name="title" />
        <FieldRow>
          <Field name="day" onChange={follow} />
          {/* Required unless the event lasts whole days, which the schema checks. */}
          <Field name="begin" isOptional={false} onChange={follow} />
          <Field name="end" />
        </FieldRow>
        <Checkbox name="allDay" />
        <Field name="lastDay" onChange={follow} />
        <FieldRow>
          <Field name="repeats" />
          <Field name="repeatsUntil" />
        </FieldRow>
        <ClashNotice {...when} known={clashes} />
        <Field name="place" />
        <Field name="organiser" />
        <Field name="text" />
        <PictureFields />
        <MoreFields names={moreEventFields}>
          {moreEventFields.map((name) => (
            <Field key={name} name={name} isOptional={false} />
          ))}
        </MoreFields>
      </FieldGroup>
      <QuestionFields />
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
    <FieldGroup title={formPartTexts.oneOfBoth} isQuestion>
      <FieldRow>
        <Field name="email" />
        <Field name="telephone" />
      </FieldRow>
    </FieldGroup>
    <FormEnd />
  </>
);

export const fieldsByForm: Record<FormName, ComponentType<EventFieldsProps>> = {
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

const SenderFields = () => (
  <FieldRow>
    <Field name="name" />
    <Field name="email" />
  </FieldRow>
);

/** How the editors reach the sender of a proposal. */
const QuestionFields = () => (
  <FieldGroup title={formPartTexts.questions} hint={formPartTexts.questionsHint}>
    <SenderFields />
    {"telephone" in fieldsOf(useContext(FieldContext).form) && <Field name="telephone" />}
    <FormEnd />
  </FieldGroup>
);

/** A confirmation is offered only where mail is set up. */
function FormEnd() {
  const { canConfirm, isCorrection } = useContext(FieldContext);
  if (isCorrection) return null;
  const { before, link, after } = formPartTexts.aboutYourData;
  return (
    <div>
      {canConfirm && <Checkbox name="copy">{formPartTexts.copy}</Checkbox>}
      <p>
        {before}
        <a href={routes.privacy} target="_blank" rel="noopener">
          {link}
        </a>
        {after}
      </p>
    </div>
  );
}
