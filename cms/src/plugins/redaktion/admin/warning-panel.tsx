import { Button } from "../../../admin/ui/button";
import { dateTimeText } from "../../../admin/ui/date-text";
import { Note } from "../../../admin/ui/notes";
import type { OpenEntry } from "../../../admin/ui/open-entry";
import { useAnswer } from "../../../admin/ui/use-answer";
import { useRequest } from "../../../admin/ui/use-request";
import type { Warning } from "../../../subscriptions/shown-letters";

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
