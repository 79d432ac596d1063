import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { Field, TextInput, VisuallyHidden } from "@strapi/design-system";
import { useField, useForm } from "@strapi/strapi/admin";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../../admin/ui/button";
import { Marked } from "../../../admin/ui/notes";
import {
  type DateKind,
  germanDay,
  isReadable,
  partsOf,
  readDay,
  type Typed,
  toStored,
  toTyped,
} from "../../../text/typed-date";

type DateFieldProps = {
  name: string;
  label: string;
  type: "date" | "datetime";
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
};

/** Replaces Strapi's fields for dates and times: what can be read is stored as it was typed, and said in words below. */
export function DateField({
  name,
  label,
  type,
  hint,
  required,
  disabled,
  autoFocus = false,
}: DateFieldProps) {
  const { typed, kind, error, change } = useTyped(name, type);
  const [isTyping, setIsTyping] = useState(false);
  const [isInTime, setIsInTime] = useState(false);
  const calendar = useRef<HTMLInputElement>(null);
  const problems = problemsOf(typed);
  const input = (part: keyof Typed) => ({
    disabled,
    autoComplete: "off",
    value: typed[part],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setIsTyping(true);
      change({ [part]: target.value });
    },
    onFocus: () => setIsInTime(part === "time"),
    onBlur: () => {
      setIsTyping(false);
      setIsInTime(false);
    },
  });
  const isTimeAhead = isInTime && !typed.time;
  return (
    <Parts>
      <Field.Root
        name={name}
        error={isTyping ? undefined : (problems.day ?? error)}
        hint={hint}
        required={required}
      >
        <Field.Label>{label}</Field.Label>
        <TextInput {...input("day")} autoFocus={autoFocus} />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
      {kind === "moment" && (
        <Field.Root
          name={`${name}-time`}
          error={isTyping || isTimeAhead ? undefined : problems.time}
          required={required}
        >
          <Field.Label>Uhrzeit</Field.Label>
          <TextInput {...input("time")} aria-label={`${label}, Uhrzeit`} />
          <Field.Error />
        </Field.Root>
      )}
      <p role="status">{!isTyping && <Understood {...{ typed, kind, disabled }} />}</p>
      {!disabled && (
        <div>
          <Button
            type="button"
            aria-label={`Kalender: ${label}`}
            onClick={() => calendar.current?.showPicker()}
          >
            Kalender
          </Button>
          <VisuallyHidden>
            <input
              ref={calendar}
              type="date"
              tabIndex={-1}
              aria-hidden
              value={readDay(typed.day, today()) ?? ""}
              onChange={({ target }) => change({ day: germanDay(target.value) })}
            />
          </VisuallyHidden>
        </div>
      )}
    </Parts>
  );
}

/** Whose day an end has where only its time was typed */
const beginnings: Record<string, string> = { Ende: "Beginn", Bis: "Von" };

const today = () => berlinDay(new Date());

function useTyped(name: string, type: DateFieldProps["type"]) {
  const { value, error, onChange } = useField<string | null>(name);
  const getValues = useForm("DateField", (form) => form.getValues as () => Record<string, unknown>);
  const isAllDay = useForm("DateField", ({ values }) => Object(values).Ganztaegig === true);
  const dateTimeKind: DateKind = isAllDay ? "allDay" : "moment";
  const kind: DateKind = type === "date" ? "day" : dateTimeKind;
  // A column of SQLite may hold a number.
  const stored = String(value ?? "");
  const [typed, setTyped] = useState(() => ({ ...toTyped(stored, kind), stored }));
  const [seen, setSeen] = useState({ stored, error, errorOf: stored });
  // The form's value comes a render later than the texts. Another one was set from elsewhere.
  if (seen.stored !== stored || seen.error !== error) {
    setSeen({ stored, error, errorOf: seen.error === error ? seen.errorOf : stored });
    if (stored !== typed.stored) setTyped({ ...toTyped(stored, kind), stored });
  }

  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    const beginning = getValues()[beginnings[name] ?? ""];
    if (part.time && !next.day && typeof beginning === "string") next.day = toTyped(beginning, kind).day;
    next.stored = toStored(next, kind, today());
    setTyped(next);
    onChange(name, next.stored || null);
  };
  const formerKind = useRef(kind);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only „Ganztägig“ itself stores the texts anew.
  useEffect(() => {
    if (formerKind.current !== kind && typed.day) change({});
    formerKind.current = kind;
  }, [kind]);

  // What the CMS said of a value that has been changed since is left out.
  return { typed, kind, error: seen.errorOf === stored ? error : undefined, change };
}

/** Why the texts name no day or time, in German */
function problemsOf({ day, time, stored }: Typed & { stored: string }): Partial<Typed> {
  if (stored === "" || isReadable(stored)) return {};
  if (!day.trim()) return { day: "Bitte geben Sie auch den Tag an." };
  if (!readDay(day, today()))
    return { day: "Diesen Tag gibt es nicht. Schreiben Sie zum Beispiel 5.12.2026." };
  if (!time.trim()) return { time: "Bitte geben Sie auch die Uhrzeit an." };
  return { time: "Diese Uhrzeit gibt es nicht. Schreiben Sie zum Beispiel 17 oder 17:30." };
}

const maxYearsAway = 5;
const lastNightHour = 5;

type UnderstoodProps = { typed: { stored: string }; kind: DateKind; disabled: boolean | undefined };

/** The day and time in words, and whether an unusual one is meant; an example for an empty field. */
function Understood({ typed: { stored }, kind, disabled }: UnderstoodProps) {
  if (!stored && !disabled)
    return kind === "moment" ? "Zum Beispiel 5.12.2026 und 17:30" : "Zum Beispiel 5.12.2026";
  const { day, time } = partsOf(stored, kind) ?? {};
  if (!day) return null;
  const [hour = "", minute] = time?.split(":") ?? [];
  const clock = `${Number(hour)}${minute === "00" ? "" : `.${minute}`}\u00a0Uhr`;
  const year = Number(day.slice(0, 4));
  const isFar = Math.abs(year - Number(today().slice(0, 4))) > maxYearsAway;
  return (
    <>
      {formatLongDate(day)}
      {time && `, ${clock}`}
      {isFar && !disabled && <Marked>Wirklich im Jahr {year}?</Marked>}
      {time && Number(hour) <= lastNightHour && !disabled && <Marked>Wirklich nachts um {clock}?</Marked>}
    </>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 9em;
  gap: 4px 8px;
  font-size: 1.4rem;
  line-height: 1.43;

  /* A day without a time */
  &:has(> :first-child + p) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  > :first-child:has(+ p) {
    grid-column: 1 / -1;
  }
  > p {
    color: ${({ theme }) => theme.colors.neutral600};
  }
  > p + div {
    justify-self: end;
  }
`;
