import { type FormEvent, useContext, useEffect, useState } from "react";
import { EmailOrTelephone, FormEnd } from "@/components/forms/common-fields";
import { Checkbox, Field, FieldGroup, FieldRow, MoreFields } from "@/components/forms/field";
import { FieldContext, useField } from "@/components/forms/field-context";
import styles from "@/components/forms/form.module.css";
import { classNames } from "@/components/ui/class-names";
import { roomFormPartTexts as texts } from "@/lib/rooms/base/form-texts";
import type { RoomCheck } from "@/lib/rooms/room-obstacles";

export type RoomFieldsProps = {
  /** What is in the way of the times that the page came with */
  check?: RoomCheck | undefined;
};

const rareFields = ["lastDay", "setUp", "clearUntil", "repeats", "repeatsUntil"];
/** Whether the room is free follows from these. */
const checkedFields = ["room", "part", "day", "begin", "end", ...rareFields];

export function RoomFields({ check }: RoomFieldsProps) {
  const { canConfirm, choices } = useContext(FieldContext);
  const [asked, setAsked] = useState<Record<string, string>>();
  // onChange would miss what was typed before React had hydrated the fields.
  const follow = ({ currentTarget, target }: FormEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (!checkedFields.includes(target.name)) return;
    const form = target.form ?? currentTarget.closest("form");
    if (!form) return;
    const typed = new FormData(form);
    setAsked(Object.fromEntries(checkedFields.map((name) => [name, String(typed.get(name) ?? "")])));
  };
  const room = useField("room");
  return (
    <div className={styles.form} onInput={follow}>
      <input type="hidden" name="room" value={room.value} readOnly />
      <FieldGroup title={texts.when}>
        {choices.part?.length !== 0 && <Field name="part" isOptional={false} />}
        <Field name="title" />
        <FieldRow>
          <Field name="day" />
          <Field name="begin" />
          <Field name="end" />
        </FieldRow>
        <MoreFields names={rareFields} title={texts.more}>
          <Field name="lastDay" isOptional={false} />
          <FieldRow>
            <Field name="setUp" isOptional={false} />
            <Field name="clearUntil" isOptional={false} />
          </FieldRow>
          <FieldRow>
            <Field name="repeats" isOptional={false} />
            <Field name="repeatsUntil" isOptional={false} />
          </FieldRow>
        </MoreFields>
        <CheckNotice asked={asked} known={check} />
        <Field name="persons" />
        <Field name="text" />
        <Checkbox name="isPublic" />
      </FieldGroup>
      <FieldGroup title={texts.who} hint={texts.whoHint}>
        <Field name="name" />
        <EmailOrTelephone />
        <p>{canConfirm ? texts.byMail : texts.byPage}</p>
        <FormEnd />
      </FieldGroup>
    </div>
  );
}

// With its schema, which is loaded when something is filled in
const loadCheck = async (asked: Record<string, string>) =>
  (await import("@/lib/rooms/fetch-room-check")).fetchRoomCheck(asked);

/** Whether the room is free at the time that is filled in */
function CheckNotice({
  asked,
  known,
}: {
  asked: Record<string, string> | undefined;
  known: RoomCheck | undefined;
}) {
  const [check, setCheck] = useState(known);
  useEffect(() => {
    let isLatest = asked !== undefined;
    const show = (found: RoomCheck | undefined) => isLatest && setCheck(found);
    // Without an answer, which fetchJson() tells, the form works as it is: the server checks it again.
    if (asked) loadCheck(asked).then(show, () => {});
    return () => {
      isLatest = false;
    };
  }, [asked]);
  return (
    <div role="status">
      {check && (
        <div className={classNames(styles.clash, check.items.length === 0 && styles.free)}>
          <p>
            <strong>{check.lead}</strong>
          </p>
          {check.items.length > 0 && (
            <ul>
              {check.items.map(({ text, path }) => (
                <li key={text}>
                  {path ? (
                    <a href={path} target="_blank" rel="noopener">
                      {text}
                    </a>
                  ) : (
                    text
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
