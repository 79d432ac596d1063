import { useState } from "react";
import type { Clash } from "@/lib/events/clashes";
import { formPartTexts, formTexts } from "@/lib/texts/forms";
import { ClashNotice } from "./clash-notice";
import { useField } from "./field-context";
import { FieldGroup, FieldRow } from "./field-group";
import { Checkbox, LongField, TextField } from "./fields";
import { PictureField } from "./picture-field";
import { Consent, SenderFields } from "./sender-fields";

/** `clashes`: what the server found for the day that a form without JavaScript came back with */
export function EventFields({ clashes }: { clashes: readonly Clash[] | undefined }) {
  const texts = formTexts.veranstaltung.fields;
  const given = {
    day: useField("day", false).value,
    lastDay: useField("lastDay", false).value,
    begin: useField("begin", false).value,
  };
  const [when, setWhen] = useState(given);
  const follow = (part: keyof typeof given) => ({
    onChange: (event: { target: { value: string } }) => setWhen({ ...when, [part]: event.target.value }),
  });
  return (
    <>
      <FieldGroup title={formPartTexts.event}>
        <TextField name="title" {...texts.title} maxLength={150} />
        <FieldRow>
          <TextField name="day" {...texts.day} type="date" {...follow("day")} />
          {/* Whole days have no hours: what is needed, the schema knows. */}
          <TextField name="begin" {...texts.begin} type="time" required={false} {...follow("begin")} />
          <TextField name="end" {...texts.end} type="time" optional />
        </FieldRow>
        <Checkbox name="allDay">{texts.allDay.label}</Checkbox>
        <TextField name="lastDay" {...texts.lastDay} type="date" optional {...follow("lastDay")} />
        <ClashNotice {...when} known={clashes} />
        <TextField name="place" {...texts.place} maxLength={200} />
        <TextField
          name="organiser"
          {...texts.organiser}
          optional
          autoComplete="organization"
          maxLength={200}
        />
        <LongField name="text" {...texts.text} maxLength={5000} />
        <PictureField {...texts.picture} />
        <TextField name="pictureText" {...texts.pictureText} optional maxLength={300} />
      </FieldGroup>
      <FieldGroup title={formPartTexts.questions} hint={formPartTexts.questionsHint}>
        <SenderFields texts={texts} />
        <TextField
          name="telephone"
          {...texts.telephone}
          optional
          type="tel"
          autoComplete="tel"
          maxLength={50}
        />
        <Consent />
      </FieldGroup>
    </>
  );
}
