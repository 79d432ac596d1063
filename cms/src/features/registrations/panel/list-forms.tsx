import { maxPlacesAtOnce } from "@dorfforum/shared/registrations/limits";
import { type FormEvent, type InputHTMLAttributes, useId } from "react";
import { Button, MainButton } from "../../../admin/ui/button";
import { Field, Fields, Hint } from "../../../admin/ui/panel-styles";
import { noLettersLeft, type Person } from "../panel-data";

const textsOf = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

type LineProps = { label: string; name: string; max: number; type?: string; isRequired?: boolean };

function Line({ label, name, max, type = "text", isRequired = false }: LineProps) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type={type} maxLength={max} required={isRequired} autoComplete="off" />
    </Field>
  );
}

/** What is refused stays in the form: it is emptied by `done`. */
type Send<T = object> = (typed: T, done: () => void) => void;

/** Somebody who rang. It may be more than there are places: the organiser decides. */
export function AddForm({
  isSending,
  onAdd,
}: {
  isSending: boolean;
  onAdd: Send<{ name?: string; places: number }>;
}) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { places, ...texts } = textsOf(form);
    onAdd({ ...texts, places: Number(places) }, () => form.reset());
  };
  return (
    <form onSubmit={submit}>
      <Fields>
        <Line label="Name" name="name" max={100} isRequired />
        <Field>
          <label htmlFor={id}>Plätze</label>
          <PlacesInput id={id} defaultValue={1} />
        </Field>
        <Line label="Telefon" name="telephone" max={50} type="tel" />
        <Line
          label="E-Mail, wenn vorhanden: Die Person bekommt den Link zu ihrer Anmeldung"
          name="email"
          max={254}
          type="email"
        />
        <Line label="Bemerkung, nichts über die Gesundheit" name="note" max={500} />
        <div>
          <MainButton type="submit" disabled={isSending}>
            Eintragen
          </MainButton>
        </div>
      </Fields>
    </form>
  );
}

type NumberProps = { person: Person; isSending: boolean; onChange(places: number): void };

/** For how many somebody comes or waits, within the free places */
export function NumberForm({ person: { name, places }, isSending, onChange }: NumberProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange(Number(textsOf(event.currentTarget).places));
  };
  return (
    <form onSubmit={submit}>
      <PlacesInput aria-label={`Plätze von ${name}`} defaultValue={places} />
      <Button type="submit" disabled={isSending} aria-label={`${name}: Zahl ändern`}>
        Zahl ändern
      </Button>
    </form>
  );
}

const PlacesInput = (props: InputHTMLAttributes<HTMLInputElement>) => (
  <input {...props} name="places" type="number" min={1} max={maxPlacesAtOnce} required />
);

type LetterProps = { people: readonly Person[]; left: number; isSending: boolean; onSend: Send };

/** A mail to each on the list who has an address; nobody sees the others' addresses. */
export function LetterForm({ people, left, isSending, onSend }: LetterProps) {
  const mailed = people.filter(({ email }) => email).length;
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const question = `Diese Nachricht an ${mailed} von ${people.length} Anmeldungen senden?`;
    if (window.confirm(question)) onSend(textsOf(form), () => form.reset());
  };
  if (left <= 0) return <Hint as="p">{noLettersLeft}</Hint>;
  return (
    <form onSubmit={submit}>
      <Fields>
        <Line label="Betreff" name="subject" max={100} isRequired />
        <Field>
          <label htmlFor={id}>Text</label>
          <textarea id={id} name="text" rows={6} maxLength={3000} required />
        </Field>
        <Hint as="p">
          {mailed} von {people.length} Anmeldungen, auch wer wartet, haben eine E-Mail-Adresse und bekommen je
          eine eigene Mail{mailed < people.length && ", die anderen rufen Sie bitte an"}. Sie beginnt mit
          „Guten Tag,“; die Veranstaltung und den Link zur Anmeldung setzt das Forum darunter. Sie können in
          diesen 24 Stunden noch {["einmal", "zweimal"][left - 1] ?? `${left}-mal`} schreiben. Dass sich Zeit
          oder Ort ändern, sagt das Forum von selbst, wenn die geänderte Veranstaltung veröffentlicht ist.
        </Hint>
        <div>
          <MainButton type="submit" disabled={isSending || mailed === 0}>
            An alle senden
          </MainButton>
        </div>
      </Fields>
    </form>
  );
}
