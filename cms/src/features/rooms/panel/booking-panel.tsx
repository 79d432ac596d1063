import { Note } from "../../../admin/ui/notes";
import type { OpenEntry } from "../../../admin/ui/open-entry";
import { Small } from "../../../admin/ui/panel-styles";
import { useAnswer } from "../../../admin/ui/use-answer";
import { bookingType, type RequestList } from "../panel-data";
import { BookingLine, Decision, TakeBack, Undo } from "./room-request";

/** Beside a request for a room: the buttons that decide it; beside a booking the one that takes it back. */
export const BookingPanel = ({ model, document, documentId }: OpenEntry) =>
  model === bookingType && document && documentId
    ? {
        title: "Entscheidung",
        content: <Decide documentId={documentId} state={String(document.Bearbeitungsstand)} />,
      }
    : null;

/** What was decided against may still be confirmed. */
const confirmable = ["abgelehnt", "frei gegeben"];

function Decide({ documentId, state }: { documentId: string; state: string }) {
  const list = useAnswer<{ data: RequestList }>("/redaktion/raumanfragen")?.data;
  if (!list) return null;
  const find = (bookings: RequestList["requests"]) => bookings.find((each) => each.documentId === documentId);
  const [request, booking, declined] = [find(list.requests), find(list.bookings), find(list.declined)];
  const shown = request ?? booking ?? declined;
  const reload = () => window.location.reload();
  if (!shown)
    return confirmable.includes(state) ? (
      <Decision booking={{ documentId, clashes: [] }} onDone={reload} />
    ) : (
      <Note>Hier ist nichts mehr zu entscheiden.</Note>
    );
  if (shown.undoUntil)
    return (
      <Small>
        <BookingLine booking={shown} />
        <Undo booking={shown} onDone={reload} />
      </Small>
    );
  const Buttons = request ? Decision : TakeBack;
  return (
    <Small>
      <BookingLine booking={shown} />
      <Buttons booking={shown} isMailed={list.areMailsSent && shown.email !== ""} onDone={reload} />
    </Small>
  );
}
