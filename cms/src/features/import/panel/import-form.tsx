import { Flex } from "@strapi/design-system";
import type { FormEvent } from "react";
import { MainButton } from "../../../admin/ui/button";
import { Choice, FileChoice, Select, Text, Tick } from "../../../admin/ui/choices";
import { Card } from "../../../admin/ui/panel-styles";
import type { ImportKind, ImportRights } from "../import-rights";
import type { ImportForm } from "./use-import";

const kinds: { value: ImportKind; label: string }[] = [
  { value: "kalender", label: "Termine aus einem Kalender (.ics)" },
  { value: "verzeichnis", label: "Vereine, Kitas und Schulen aus einer Tabelle (.csv)" },
];

const directories = [
  { value: "", label: "– Die Tabelle hat eine Spalte „Verzeichnis“ –" },
  { value: "verein", label: "Vereine" },
  { value: "kindertagesstätte", label: "Kitas und Schulen" },
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
  const isCalendar = form.kind === "kalender";
  const change = (changes: Partial<ImportForm>) => onChange({ ...form, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Card as="form" onSubmit={submit}>
      <Flex direction="column" alignItems="stretch" gap={5}>
        <Choice
          label="Was möchten Sie übernehmen?"
          value={form.kind}
          options={kinds.filter(({ value }) => rights[value].mayImport)}
          onChange={(kind) => change({ kind, file: undefined })}
        />
        <FileChoice
          label={isCalendar ? "Kalenderdatei" : "Tabelle"}
          accept={isCalendar ? ".ics,.ical,text/calendar" : ".csv,.txt,.tsv,text/csv"}
          file={form.file}
          hint={
            isCalendar
              ? "Höchstens 5 MB. Google, Outlook und Nextcloud geben Kalender als .ics-Datei aus."
              : "Höchstens 5 MB. In Excel: „Speichern unter“, „CSV (Trennzeichen-getrennt)“. Die erste Zeile nennt die Spalten, zum Beispiel Name, Straße, PLZ, Ort, Telefon."
          }
          onChange={(file) => change({ file })}
        />
        {isCalendar ? (
          <>
            <Text
              label="oder Adresse des Kalenders"
              inputMode="url"
              value={form.address}
              hint="Eine öffentliche Adresse, die mit https:// beginnt. Sie kann danach jede Stunde gelesen werden."
              onChange={(address) => change({ address })}
            />
            <Tick checked={form.withPast} onChange={(withPast) => change({ withPast })}>
              Auch vergangene Termine
            </Tick>
          </>
        ) : (
          <Select
            label="Zeilen ohne Angabe gehören zu"
            value={form.directory}
            options={directories}
            onChange={(directory) => change({ directory })}
          />
        )}
        <Text
          label="Name der Quelle: Von wem ist das?"
          required
          maxLength={255}
          suggestions={rights[form.kind].sources}
          value={form.source}
          hint="Zum Beispiel „Gesangverein“. Wählen Sie beim nächsten Mal denselben Namen: Daran erkennt das Dorfforum die Einträge. Jede Quelle ändert nur ihre eigenen."
          onChange={(source) => change({ source })}
        />
        {error && <p role="alert">{error}</p>}
        <Flex>
          <MainButton type="submit">Prüfen, was sich ändert</MainButton>
        </Flex>
      </Flex>
    </Card>
  );
}
