import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { useState } from "react";
import { Button } from "../../../admin/ui/button";
import { dateTimeText } from "../../../admin/ui/date-text";
import { Note, Warning } from "../../../admin/ui/notes";
import type { OpenEntry } from "../../../admin/ui/open-entry";
import { Facts } from "../../../admin/ui/panel-styles";
import { useAnswer } from "../../../admin/ui/use-answer";
import { useRequest } from "../../../admin/ui/use-request";
import { valueWords } from "../../../plugins/redaktion/admin/value-words";
import type { ListedVersion, VersionChange, VersionDetails } from "../panel-data";

/** Beside an entry: what it said when it was published before. */
export function VersionsPanel({ model, documentId, document }: OpenEntry) {
  const path = `/redaktion/fassungen/${model}/${documentId}`;
  const answer = useAnswer<{ data: ListedVersion[] }>(document && path, document?.updatedAt);
  if (!documentId || !answer?.data.length) return null;
  return { title: "Frühere Fassungen", content: <Versions path={path} versions={answer.data} /> };
}

function Versions({ path, versions }: { path: string; versions: ListedVersion[] }) {
  const [open, setOpen] = useState<string>();
  return (
    <>
      {versions.map(({ version, at, by }) => (
        <div key={version}>
          <Note>
            {dateTimeText(new Date(at), false)}
            {by && `, ${by}`}
          </Note>
          {open === version ? (
            <Version path={`${path}/${version}`} />
          ) : (
            <Button type="button" onClick={() => setOpen(version)}>
              Ansehen
            </Button>
          )}
        </div>
      ))}
      <RemoveTerm />
    </>
  );
}

/** What the version says other than the draft. */
function Version({ path }: { path: string }) {
  const { isSending, send } = useRequest();
  const answer = useAnswer<{ data: VersionDetails }>(path);
  if (!answer) return null;
  const { changes, leftOut, mayRestore } = answer.data;
  const restore = () =>
    send(
      ({ post }) => post(path),
      () => window.location.reload(),
    );
  return (
    <>
      {changes.length === 0 && <Note>Sagt dasselbe wie der Entwurf.</Note>}
      <Facts>
        {changes.map((change) => (
          <div key={change.label}>
            <dt>{change.label}</dt>
            <dd>{textOf(change)}</dd>
          </div>
        ))}
      </Facts>
      {leftOut.length > 0 && <Warning>Nicht mehr da und daher weggelassen: {leftOut.join(", ")}</Warning>}
      {mayRestore && changes.length > 0 && (
        <Button type="button" disabled={isSending} onClick={restore}>
          Als Entwurf zurückholen
        </Button>
      )}
    </>
  );
}

function textOf({ type, value }: VersionChange): string {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return "(leer)";
  if (type === "boolean") return value ? "ja" : "nein";
  if (type === "date") return formatLongDate(String(value));
  if (type === "datetime") return dateTimeText(new Date(String(value)), false) ?? "";
  if (!Array.isArray(value)) return valueWords[String(value)] ?? String(value);
  if (type === "component")
    return value.map((part) => Object.values(part).filter(Boolean).join(" ")).join("\n");
  return value.map(({ name }) => name).join(", ");
}

const question =
  "Welches Wort oder welches Bild (sein Dateiname) soll weg? Es verschwindet aus den früheren Fassungen aller Einträge, die Sie bearbeiten dürfen, auch wo ein längeres Wort so beginnt. Das lässt sich nicht rückgängig machen.";

function RemoveTerm() {
  const { isSending, send } = useRequest();
  const remove = () => {
    const term = window.prompt(question);
    if (!term) return;
    send(
      ({ post }) => post<{ data: { count: number } }>("/redaktion/fassungen/entfernen", { term }),
      ({ data: { data } }) => {
        window.alert(`Aus früheren Fassungen entfernt: ${data.count}`);
        window.location.reload();
      },
    );
  };
  return (
    <details>
      <summary>Etwas ganz verschwinden lassen</summary>
      <Button type="button" disabled={isSending} onClick={remove}>
        Ein Wort oder Bild aus allen früheren Fassungen entfernen
      </Button>
    </details>
  );
}
