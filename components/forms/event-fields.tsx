import { type InputEvent, useState } from "react";
import type { Clash } from "@/lib/events/clashes";
import { formPartTexts } from "@/lib/texts/form-parts";
import { ClashNotice } from "./clash-notice";
import { PictureFields, QuestionFields } from "./common-fields";
import { Checkbox, Field, FieldGroup, FieldRow, MoreFields } from "./field";
import { useField } from "./field-context";

const moreEventFields = ["address", "category", "price", "registration", "accessibility"];

export type EventFieldsProps = {
  /** Those of the day that a form without JavaScript came back with */
  clashes?: readonly Clash[] | undefined;
};

export function EventFields({ clashes }: EventFieldsProps) {
  const [when, setWhen] = useState({
    day: useField("day").value,
    lastDay: useField("lastDay").value,
    begin: useField("begin").value,
    end: useField("end").value,
    allDay: useField("allDay").value,
  });
  // onChange would miss what was typed before React had hydrated the fields.
  const follow = ({ currentTarget: { name, type, value, checked } }: InputEvent<HTMLInputElement>) =>
    setWhen((before) => ({ ...before, [name]: type === "checkbox" && !checked ? "" : value }));
  return (
    <>
      <FieldGroup title={formPartTexts.event}>
        <Field name="title" />
        <FieldRow>
          <Field name="day" onInput={follow} />
          {/* Required unless the event lasts whole days, which the schema checks. */}
          <Field name="begin" isOptional={false} onInput={follow} />
          <Field name="end" onInput={follow} />
        </FieldRow>
        <Checkbox name="allDay" onInput={follow} />
        <Field name="lastDay" onInput={follow} />
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
