import { Flex, Typography } from "@strapi/design-system";
import { useId } from "react";
import { Choice, Select, Text, Tick } from "../../../admin/ui/choices";
import { useAnswer } from "../../../admin/ui/use-answer";
import type { SourceChoices, SourceSettings } from "../sources/source";

type SourceSettingsProps = {
  settings: SourceSettings;
  /** Of a source that there is: neighbours stay neighbours */
  isNew: boolean;
  mayPublish: boolean;
  onChange(settings: SourceSettings): void;
};

const owners = [
  { value: "hier", label: "Eines Vereins oder einer Firma hier" },
  { value: "nachbarort", label: "Eines Nachbarorts" },
] as const;

/** What an editor decides about a calendar that is read every hour. */
export function SourceSettingsFields({ settings, isNew, mayPublish, onChange }: SourceSettingsProps) {
  const change = (changes: Partial<SourceSettings>) => onChange({ ...settings, ...changes });
  return (
    <>
      {isNew && (
        <Choice
          label="Wessen Kalender ist das?"
          value={settings.Art === "nachbarort" ? "nachbarort" : "hier"}
          options={owners}
          onChange={(Art) => change({ Art })}
        />
      )}
      {settings.Art === "nachbarort" ? (
        <>
          <Text
            label="Website des Nachbarorts"
            type="url"
            value={settings.Website ?? ""}
            hint="Dorthin führen Termine, die keine eigene Adresse haben. Gezeigt werden Titel, Zeit, Ort und Link, und nur, wenn Besucher „mit Umgebung“ wählen."
            onChange={(Website) => change({ Website })}
          />
          <Tick checked={settings.Mit_Text === true} onChange={(Mit_Text) => change({ Mit_Text })}>
            Es gibt eine Vereinbarung: Auch die Texte dürfen gezeigt werden.
          </Tick>
        </>
      ) : (
        <OwnSettings settings={settings} mayPublish={mayPublish} onChange={change} />
      )}
    </>
  );
}

type OwnSettingsProps = Pick<SourceSettingsProps, "settings" | "mayPublish"> & {
  onChange(changes: Partial<SourceSettings>): void;
};

function OwnSettings({ settings, mayPublish, onChange }: OwnSettingsProps) {
  const id = useId();
  const { organisations, categories } =
    useAnswer<{ data: SourceChoices }>("/redaktion/quellen/auswahl")?.data ?? noChoices;
  const chosen = settings.Kategorien ?? [];
  return (
    <>
      {mayPublish && (
        <Tick
          checked={settings.Veroeffentlichen === true}
          onChange={(Veroeffentlichen) => onChange({ Veroeffentlichen })}
        >
          Gleich veröffentlichen, was nur einfachen Text ohne Links hat. Alles andere wird zum Entwurf.
        </Tick>
      )}
      <Select
        label="Veranstalter neuer Termine"
        value={settings.Veranstalter ?? ""}
        options={[
          { value: "", label: "– keiner –" },
          ...organisations.map(([value, label]) => ({ value, label })),
        ]}
        onChange={(documentId) => onChange({ Veranstalter: documentId || null })}
      />
      <Flex role="group" aria-labelledby={id} direction="column" alignItems="stretch" gap={2}>
        <Typography id={id} variant="pi" fontWeight="bold">
          Kategorien neuer Termine
        </Typography>
        {categories.map(([documentId, name]) => (
          <Tick
            key={documentId}
            checked={chosen.includes(documentId)}
            onChange={(isChosen) =>
              onChange({
                Kategorien: isChosen ? [...chosen, documentId] : chosen.filter((each) => each !== documentId),
              })
            }
          >
            {name}
          </Tick>
        ))}
      </Flex>
      <Text
        label="Ort von Terminen, die keinen nennen"
        maxLength={255}
        value={settings.Ort ?? ""}
        onChange={(Ort) => onChange({ Ort })}
      />
      <Text
        label="Was dort verschwindet, verlässt die Website nach … Tagen"
        type="number"
        min={0}
        max={365}
        value={String(settings.Frist_Tage)}
        onChange={(days) => onChange({ Frist_Tage: Number(days) || 0 })}
      />
    </>
  );
}

const noChoices: SourceChoices = { organisations: [], categories: [] };
