import type { WarningLevel } from "@dorfforum/shared/letters/themes";
import { Button } from "../../../admin/ui/button";
import { dateTimeText } from "../../../admin/ui/date-text";
import { Note } from "../../../admin/ui/notes";
import type { OpenEntry } from "../../../admin/ui/open-entry";
import { useAnswer } from "../../../admin/ui/use-answer";
import { useRequest } from "../../../admin/ui/use-request";
import type { Letters, Warning } from "../panel-data";

/** Beside an urgent notice: what happens at each level, and the button that sends it. */
export const WarningPanel = ({ model, document, documentId }: OpenEntry) =>
  model === "api::mitteilung.mitteilung"
    ? {
        title: "Bescheid geben",
        content: <Warn documentId={documentId} version={String(document?.updatedAt)} />,
      }
    : null;

const peopleText = (count: number) => (count === 1 ? "eine Person" : `${count} Personen`);

function Warn({ documentId, version }: { documentId: string | undefined; version: string }) {
  const readers = useAnswer<{ data: Letters }>("/redaktion/briefe")?.data.readers;
  const path = documentId && `/redaktion/briefe/warnung/${documentId}`;
  const warning = useAnswer<{ data: Warning }>(path, version)?.data;
  if (!readers) return <Note>Die Mitteilung steht über jeder Seite der Website.</Note>;
  return (
    <>
      <Note>
        <b>Hinweis:</b> steht auf der Website, sonst geschieht nichts.
      </Note>
      <Note>
        <b>Warnung:</b> Sie können sie auch schicken, zurzeit an {peopleText(readers.warnung)}. So viele haben
        alle Warnungen bestellt.
      </Note>
      <Note>
        <b>Gefahr:</b> Sie können sie auch schicken, zurzeit an {peopleText(readers.gefahr)}: dazu an alle,
        die nur Warnungen bei Gefahr bestellt haben.
      </Note>
      <Note>Geschickt wird per E-Mail und auf Geräte, und erst, wenn Sie hier auf den Knopf drücken.</Note>
      {path && warning ? (
        <Send path={path} warning={warning} />
      ) : (
        <Note>
          Der Knopf erscheint, sobald die Mitteilung als Warnung oder Gefahr veröffentlicht ist, und solange
          sie gilt.
        </Note>
      )}
    </>
  );
}

const unwanted: Record<WarningLevel, string> = {
  Warnung: "Noch niemand hat alle Warnungen bestellt.",
  Gefahr: "Noch niemand hat Warnungen bestellt.",
};

/** The published notice, which may have another level than what is being typed */
function Send({ path, warning: { level, receivers, sentAt, beginsAt } }: { path: string; warning: Warning }) {
  const { isSending, send } = useRequest();
  const people = peopleText(receivers);
  const warn = () => {
    if (!window.confirm(`Die veröffentlichte Mitteilung jetzt als ${level} an ${people} schicken?`)) return;
    void send(
      ({ post }) => post(path),
      () => window.location.reload(),
    );
  };
  if (sentAt)
    return (
      <Note>
        Als {level} verschickt: {dateTimeText(new Date(sentAt), false)}
      </Note>
    );
  if (beginsAt)
    return (
      <Note>
        Auf der Website steht sie ab {dateTimeText(new Date(beginsAt), false)}. Erst dann können Sie sie
        verschicken.
      </Note>
    );
  if (receivers === 0) return <Note>{unwanted[level]}</Note>;
  return (
    <Button type="button" disabled={isSending} onClick={warn}>
      Jetzt als {level} an {people} verschicken
    </Button>
  );
}
