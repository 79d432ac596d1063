import type { Warning } from "../letters";
import { Button } from "./button";
import { dateTimeText } from "./date-text";
import type { OpenEntry } from "./open-entry";
import { Note } from "./recurrence-notes";
import { useAnswer } from "./use-answer";
import { useRequest } from "./use-request";

/** Beside an urgent notice: the button that sends it by mail. */
export const WarningPanel = ({ model, document, documentId }: OpenEntry) =>
  model === "api::mitteilung.mitteilung" && document?.Stufe === "Gefahr" && documentId
    ? {
        title: "Per Mail warnen",
        content: <Warn documentId={documentId} version={String(document.updatedAt)} />,
      }
    : null;

function Warn({ documentId, version }: { documentId: string; version: string }) {
  const path = `/redaktion/briefe/warnung/${documentId}`;
  const warning = useAnswer<{ data: Warning }>(path, version)?.data;
  const { isSending, send } = useRequest();
  if (!warning) return <Note>Das geht, sobald die Mitteilung veröffentlicht ist, und solange sie gilt.</Note>;
  const { receivers, sentAt, beginsAt } = warning;
  const people = receivers === 1 ? "eine Person" : `${receivers} Personen`;
  const warn = () => {
    if (!window.confirm(`Die veröffentlichte Mitteilung jetzt an ${people} schicken?`)) return;
    void send(
      ({ post }) => post(path),
      () => window.location.reload(),
    );
  };
  if (sentAt) return <Note>Verschickt: {dateTimeText(new Date(sentAt), false)}</Note>;
  if (beginsAt)
    return (
      <Note>
        Auf der Website steht sie ab {dateTimeText(new Date(beginsAt), false)}. Erst dann können Sie sie
        verschicken.
      </Note>
    );
  if (receivers === 0) return <Note>Noch niemand hat eilige Warnungen bestellt.</Note>;
  return (
    <Button type="button" disabled={isSending} onClick={warn}>
      Jetzt an {people} verschicken
    </Button>
  );
}
