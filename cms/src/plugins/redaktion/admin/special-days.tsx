import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { closedDay, otherHours } from "@dorfforum/shared/opening-hours/special-days";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../../../admin/ui/button";
import { settingsType } from "../../../admin/ui/open-entry";
import { Field, Fields, Hint } from "../../../admin/ui/panel-styles";
import { useAnswer } from "../../../admin/ui/use-answer";
import { useRequest } from "../../../admin/ui/use-request";
import { nextChristmas, type SpecialDayChoice, type SpecialDaysSent } from "../../../special-days/choices";

const groups = [
  ["Rathaus", settingsType],
  ["Vereine und Einrichtungen", "api::organisation.organisation"],
  ["Räume", "api::ort.ort"],
] as const;

/** Closes several entries at once, or gives them other hours: three presses between Christmas and New Year. */
export function SpecialDays() {
  const [version, setVersion] = useState(0);
  const today = berlinDay(new Date());
  const { first, last } = nextChristmas(today);
  const path = `/redaktion/besondere-tage?von=${first}&bis=${last}`;
  const choices = useAnswer<{ data: SpecialDayChoice[] }>(path, version)?.data;
  if (!choices || choices.length === 0) return null;
  const isSeason = today.slice(5) >= "10-01" || today.endsWith("-01-01");
  return (
    <details>
      <summary>{isSeason ? "Zwischen den Jahren zu" : "Besondere Tage eintragen"}</summary>
      <Form
        key={JSON.stringify(choices)}
        {...{ choices, first, last }}
        onDone={() => setVersion(version + 1)}
      />
      {version > 0 && <p role="status">Eingetragen. Es steht jetzt auf der Website.</p>}
    </details>
  );
}

type FormProps = { choices: SpecialDayChoice[]; first: string; last: string; onDone(): void };

const keyOf = ({ uid, documentId }: { uid: string; documentId: string }) => `${uid} ${documentId}`;

function Form({ choices, first, last, onDone }: FormProps) {
  // Whether others close is theirs to say.
  const isPreset = ({ uid, isEntered }: SpecialDayChoice) =>
    !isEntered && (choices.length === 1 || uid === settingsType);
  const [chosen, setChosen] = useState(() => new Set(choices.filter(isPreset).map(keyOf)));
  const [day, setDay] = useState<SpecialDaysSent["day"]>({ Von: first, Bis: last, Gilt: closedDay });
  const { isSending, send } = useRequest();
  const change = (part: Partial<typeof day>) => setDay({ ...day, ...part });
  const toggle = (some: readonly SpecialDayChoice[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const key of some.map(keyOf))
      if (isChosen) next.add(key);
      else next.delete(key);
    setChosen(next);
  };
  const enter = () => {
    const entries = choices.filter((choice) => chosen.has(keyOf(choice)));
    const body: SpecialDaysSent = {
      day: { ...day, Bis: day.Bis || undefined, Zeiten: day.Gilt === otherHours ? day.Zeiten : undefined },
      entries: entries.map(({ uid, documentId }) => ({ uid, documentId })),
    };
    return send(
      ({ post }) => post("/redaktion/besondere-tage", body),
      () => {
        onDone();
        return "stay";
      },
    );
  };
  const input = (label: string, field: "Von" | "Bis" | "Zeiten" | "Hinweis", type?: "date") => (
    <Labelled label={label}>
      {(id) => (
        <input
          id={id}
          type={type}
          value={day[field] ?? ""}
          onChange={({ target }) => change({ [field]: target.value })}
        />
      )}
    </Labelled>
  );
  const box = (key: string, some: readonly SpecialDayChoice[], name: ReactNode) => (
    <label key={key}>
      <input
        type="checkbox"
        checked={some.every((choice) => chosen.has(keyOf(choice)))}
        onChange={({ target }) => toggle(some, target.checked)}
      />
      {name}
    </label>
  );
  return (
    <Fields>
      {input("Von", "Von", "date")}
      {input("Bis", "Bis", "date")}
      <Labelled label="Was gilt">
        {(id) => (
          <select id={id} value={day.Gilt ?? ""} onChange={({ target }) => change({ Gilt: target.value })}>
            <option>{closedDay}</option>
            <option>{otherHours}</option>
          </select>
        )}
      </Labelled>
      {day.Gilt === otherHours && input("Zeiten, zum Beispiel 8–12 Uhr und 14–16 Uhr", "Zeiten")}
      {input("Hinweis", "Hinweis")}
      {groups.map(([title, group]) => {
        const ofGroup = choices.filter(({ uid }) => uid === group);
        if (ofGroup.length === 0) return null;
        return (
          <fieldset key={group}>
            <legend>{title}</legend>
            {ofGroup.length > 1 && box(group, ofGroup, <b>Alle</b>)}
            {ofGroup.map((choice) =>
              box(
                choice.documentId,
                [choice],
                <span>
                  {choice.title}
                  {choice.isEntered && <Hint> schon eingetragen</Hint>}
                </span>,
              ),
            )}
          </fieldset>
        );
      })}
      <div>
        <Button type="button" disabled={isSending || chosen.size === 0 || !day.Von} onClick={enter}>
          Eintragen
        </Button>
      </div>
    </Fields>
  );
}

function Labelled({ label, children }: { label: string; children(id: string): ReactNode }) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Field>
  );
}
