import { Note, Warning } from "../../../admin/ui/notes";
import type { OpenEntry } from "../../../admin/ui/open-entry";
import { useAnswer } from "../../../admin/ui/use-answer";
import type { EventRoom } from "../panel-data";

/** Beside an event in a room: the bookings at its times, with both times. It blocks nothing. */
export const EventRoomPanel = ({ model, document, documentId }: OpenEntry) =>
  model === "api::veranstaltung.veranstaltung" && document?.Ort && documentId
    ? { title: "Raum", content: <Room documentId={documentId} version={String(document.updatedAt)} /> }
    : null;

function Room({ documentId, version }: { documentId: string; version: string }) {
  const room = useAnswer<{ data: EventRoom | null }>(`/redaktion/termine/${documentId}/raum`, version)?.data;
  if (!room) return <Note>Dieser Ort steht nicht unter „Orte“, oder dort mit einer anderen Adresse.</Note>;
  const { name, count, dates } = room;
  return (
    <>
      <Note>
        Steht im Kalender von „{name}“{count === 0 && "; zu dieser Zeit ist nichts anderes vergeben"}.
      </Note>
      {dates.map(({ when, clashes }) => (
        <Warning key={when}>
          Diese Veranstaltung: {when}.
          {clashes.map((text) => (
            <span key={text}>{text}.</span>
          ))}
        </Warning>
      ))}
      {count > dates.length && <Note>und {count - dates.length} weitere Termine</Note>}
      {count > 0 && (
        <Note>Gesperrt ist nichts. Wer den Raum vergibt, findet die Anfrage unter dieser Nummer.</Note>
      )}
    </>
  );
}
