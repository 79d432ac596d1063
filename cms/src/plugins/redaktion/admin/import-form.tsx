import { type FormEvent, useId } from "react";
import { Button } from "../../../admin/ui/button";
import { Field, Fields, Hint } from "../../../admin/ui/panel-styles";
import type { ImportKind, ImportRights } from "../import-rights";
import type { ImportForm } from "./use-import";

const kinds: { kind: ImportKind; label: string }[] = [
  { kind: "kalender", label: "Termine aus einem Kalender (.ics)" },
  { kind: "verzeichnis", label: "Vereine, Kitas und Schulen aus einer Tabelle (.csv)" },
];

type ImportFormProps = {
  form: ImportForm;
  rights: ImportRights;
  error: string | undefined;
  onChange(form: ImportForm): void;
  onSubmit(): void;
};

/** Where the entries come from. */
export function ImportFormFields({ form, rights, error, onChange, onSubmit }: ImportFormProps) {
  const id = useId();
  const isCalendar = form.kind === "kalender";
  const change = (changes: Partial<ImportForm>) => onChange({ ...form, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Fields as="form" onSubmit={submit}>
      <fieldset>
        <legend>Was möchten Sie übernehmen?</legend>
        {kinds
          .filter(({ kind }) => rights[kind].mayImport)
          .map(({ kind, label }) => (
            <label key={kind}>
              <input
                type="radio"
                name={`${id}-kind`}
                checked={form.kind === kind}
                onChange={() => change({ kind, file: undefined })}
              />
              {label}
            </label>
          ))}
      </fieldset>
      <Field>
        <label htmlFor={`${id}-file`}>{isCalendar ? "Kalenderdatei" : "Tabelle"}</label>
        <input
          key={form.kind}
          id={`${id}-file`}
          type="file"
          accept={isCalendar ? ".ics,.ical,text/calendar" : ".csv,.txt,.tsv,text/csv"}
          aria-describedby={`${id}-file-hint`}
          onChange={({ target }) => change({ file: target.files?.[0] })}
        />
        <Hint id={`${id}-file-hint`}>
          {isCalendar
            ? "Höchstens 5 MB. Google, Outlook und Nextcloud geben Kalender als .ics-Datei aus."
            : "Höchstens 5 MB. In Excel: „Speichern unter“, „CSV (Trennzeichen-getrennt)“. Die erste Zeile nennt die Spalten, zum Beispiel Name, Straße, PLZ, Ort, Telefon."}
        </Hint>
      </Field>
      {isCalendar ? (
        <>
          <Field>
            <label htmlFor={`${id}-address`}>oder Adresse des Kalenders</label>
            <input
              id={`${id}-address`}
              type="text"
              inputMode="url"
              autoComplete="off"
              value={form.address}
              aria-describedby={`${id}-address-hint`}
              onChange={({ target }) => change({ address: target.value })}
            />
            <Hint id={`${id}-address-hint`}>
              Eine öffentliche Adresse, die mit https:// beginnt. Sie kann danach jede Stunde gelesen werden.
            </Hint>
          </Field>
          <label>
            <input
              type="checkbox"
              checked={form.withPast}
              onChange={({ target }) => change({ withPast: target.checked })}
            />
            Auch vergangene Termine
          </label>
        </>
      ) : (
        <Field>
          <label htmlFor={`${id}-directory`}>Zeilen ohne Angabe gehören zu</label>
          <select
            id={`${id}-directory`}
            value={form.directory}
            onChange={({ target }) => change({ directory: target.value })}
          >
            <option value="">– Die Tabelle hat eine Spalte „Verzeichnis“ –</option>
            <option value="verein">Vereine</option>
            <option value="kindertagesstätte">Kitas und Schulen</option>
          </select>
        </Field>
      )}
      <Field>
        <label htmlFor={`${id}-source`}>Name der Quelle: Von wem ist das?</label>
        <input
          id={`${id}-source`}
          type="text"
          required
          maxLength={255}
          list={`${id}-sources`}
          value={form.source}
          aria-describedby={`${id}-source-hint`}
          onChange={({ target }) => change({ source: target.value })}
        />
        <datalist id={`${id}-sources`}>
          {rights[form.kind].sources.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Hint id={`${id}-source-hint`}>
          Zum Beispiel „Gesangverein“. Wählen Sie beim nächsten Mal denselben Namen: Daran erkennt das
          Dorfforum die Einträge. Jede Quelle ändert nur ihre eigenen.
        </Hint>
      </Field>
      {error && <p role="alert">{error}</p>}
      <div>
        <Button type="submit">Prüfen, was sich ändert</Button>
      </div>
    </Fields>
  );
}
