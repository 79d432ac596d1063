import { useId } from "react";
import { Field, Hint } from "../../../admin/ui/panel-styles";
import { useAnswer } from "../../../admin/ui/use-answer";
import type { SourceChoices, SourceSettings } from "../../../sources/source";

type SourceSettingsProps = {
  settings: SourceSettings;
  /** Of a source that there is: neighbours stay neighbours */
  isNew: boolean;
  mayPublish: boolean;
  onChange(settings: SourceSettings): void;
};

/** What an editor decides about a calendar that is read every hour. */
export function SourceSettingsFields({ settings, isNew, mayPublish, onChange }: SourceSettingsProps) {
  const id = useId();
  const change = (changes: Partial<SourceSettings>) => onChange({ ...settings, ...changes });
  const isNeighbour = settings.Art === "nachbarort";
  return (
    <>
      {isNew && (
        <fieldset>
          <legend>Wessen Kalender ist das?</legend>
          {(["hier", "nachbarort"] as const).map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name={`${id}-kind`}
                checked={settings.Art === kind}
                onChange={() => change({ Art: kind })}
              />
              {kind === "hier" ? "Eines Vereins oder einer Firma hier" : "Eines Nachbarorts"}
            </label>
          ))}
        </fieldset>
      )}
      {isNeighbour ? (
        <>
          <Field>
            <label htmlFor={`${id}-website`}>Website des Nachbarorts</label>
            <input
              id={`${id}-website`}
              type="url"
              value={settings.Website ?? ""}
              aria-describedby={`${id}-website-hint`}
              onChange={({ target }) => change({ Website: target.value })}
            />
            <Hint id={`${id}-website-hint`}>
              Dorthin führen Termine, die keine eigene Adresse haben. Gezeigt werden Titel, Zeit, Ort und
              Link, und nur, wenn Besucher „mit Umgebung“ wählen.
            </Hint>
          </Field>
          <label>
            <input
              type="checkbox"
              checked={settings.Mit_Text}
              onChange={({ target }) => change({ Mit_Text: target.checked })}
            />
            Es gibt eine Vereinbarung: Auch die Texte dürfen gezeigt werden.
          </label>
        </>
      ) : (
        <OwnSettings id={id} settings={settings} mayPublish={mayPublish} onChange={change} />
      )}
    </>
  );
}

type OwnSettingsProps = Pick<SourceSettingsProps, "settings" | "mayPublish"> & {
  id: string;
  onChange(changes: Partial<SourceSettings>): void;
};

function OwnSettings({ id, settings, mayPublish, onChange }: OwnSettingsProps) {
  const { organisations, categories } =
    useAnswer<{ data: SourceChoices }>("/redaktion/quellen/auswahl")?.data ?? noChoices;
  const chosen = settings.Kategorien ?? [];
  return (
    <>
      {mayPublish && (
        <label>
          <input
            type="checkbox"
            checked={settings.Veroeffentlichen}
            onChange={({ target }) => onChange({ Veroeffentlichen: target.checked })}
          />
          <span>
            Gleich veröffentlichen, was nur einfachen Text ohne Links hat. Alles andere wird zum Entwurf.
          </span>
        </label>
      )}
      <Field>
        <label htmlFor={`${id}-organiser`}>Veranstalter neuer Termine</label>
        <select
          id={`${id}-organiser`}
          value={settings.Veranstalter ?? ""}
          onChange={({ target }) => onChange({ Veranstalter: target.value || null })}
        >
          <option value="">– keiner –</option>
          {organisations.map(([documentId, name]) => (
            <option key={documentId} value={documentId}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <fieldset>
        <legend>Kategorien neuer Termine</legend>
        {categories.map(([documentId, name]) => (
          <label key={documentId}>
            <input
              type="checkbox"
              checked={chosen.includes(documentId)}
              onChange={({ target }) =>
                onChange({
                  Kategorien: target.checked
                    ? [...chosen, documentId]
                    : chosen.filter((each) => each !== documentId),
                })
              }
            />
            {name}
          </label>
        ))}
      </fieldset>
      <Field>
        <label htmlFor={`${id}-place`}>Ort von Terminen, die keinen nennen</label>
        <input
          id={`${id}-place`}
          type="text"
          maxLength={255}
          value={settings.Ort ?? ""}
          onChange={({ target }) => onChange({ Ort: target.value })}
        />
      </Field>
      <Field>
        <label htmlFor={`${id}-days`}>Was dort verschwindet, verlässt die Website nach … Tagen</label>
        <input
          id={`${id}-days`}
          type="number"
          min={0}
          max={365}
          value={settings.Frist_Tage}
          onChange={({ target }) => onChange({ Frist_Tage: target.valueAsNumber || 0 })}
        />
      </Field>
    </>
  );
}

const noChoices: SourceChoices = { organisations: [], categories: [] };
