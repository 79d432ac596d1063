import { formatHours, formatSpan, formatTime, lastsSeveralDays } from "@dorfforum/shared/calendar/format";
import { seriesInWords } from "@dorfforum/shared/calendar/rule-in-german";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { Button } from "@strapi/design-system";
import { isFetchError, useAPIErrorHandler, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { MainButton } from "../../../admin/ui/button";
import { Note, Warning } from "../../../admin/ui/notes";
import { entryPath } from "../../../admin/ui/open-entry";
import { Fields } from "../../../admin/ui/panel-styles";
import { ReasonFields } from "../../../admin/ui/reason-fields";
import { bookingType, type Override, type RequestList, type RoomBooking } from "../panel-data";

const declineReasons = [
  "Der Raum ist zu dieser Zeit schon vergeben.",
  "Zu dieser Zeit wird im Raum gearbeitet.",
  "Dafür ist der Raum nicht vorgesehen.",
  "Wir brauchen dafür mehr Zeit. Bitte fragen Sie früher an.",
];
const takeBackReasons = ["Wie telefonisch besprochen.", "Der Raum kann an diesem Tag nicht benutzt werden."];

/** The second press, by what refused the first */
const overrides: Record<Override, string> = {
  trotzTermin: "Trotz der Veranstaltung bestätigen",
  nurFreie: "Nur die freien Termine bestätigen",
};

const timesOf = ({ from, until, rule }: RoomBooking) =>
  formatSpan({ start: from, end: until, allDay: false }) +
  (rule ? `; ${seriesInWords({ rule, day: berlinDay(from) })}` : "");

export const roomOf = ({ room, part }: RoomBooking) => (part ? `${room.name}, ${part}` : room.name);

/** The hours alone where the day is the event's */
function occupiedOf({ from, until, occupiedFrom, occupiedUntil }: RoomBooking): string {
  if (occupiedFrom === from && occupiedUntil === until) return "";
  const span = { start: occupiedFrom, end: occupiedUntil, allDay: false };
  const isSameDay = berlinDay(occupiedFrom) === berlinDay(from) && !lastsSeveralDays(span);
  return `, belegt ${isSameDay ? formatHours(span) : formatSpan(span)}`;
}

/** When, where and what. Name and telephone stand behind the number. */
export function BookingLine({ booking }: { booking: RoomBooking }) {
  const { documentId, reference, title, persons } = booking;
  return (
    <Text>
      <p>
        <b>{timesOf(booking)}</b>
        {occupiedOf(booking)}
      </p>
      <p>
        {[roomOf(booking), title, persons && `${persons} Personen`].filter(Boolean).join(" · ")} ·{" "}
        <Link to={entryPath(bookingType, documentId)}>{reference}, Name und Telefon</Link>
      </p>
    </Text>
  );
}

type DecisionProps = {
  booking: Pick<RoomBooking, "documentId" | "clashes">;
  /** Undefined: it can only be confirmed. */
  isMailed?: boolean;
  onDone(): void;
};

/** The buttons that confirm or decline a request. */
export function Decision({ booking, isMailed, onDone }: DecisionProps) {
  const { documentId, clashes } = booking;
  const { isSending, refusal, decide } = useDecision(documentId, onDone);
  return (
    <Lines>
      {clashes.map(({ text }) => (
        <Warning key={text}>{text}</Warning>
      ))}
      {refusal && <p role="alert">{refusal.sentence}</p>}
      <Buttons>
        <MainButton disabled={isSending} onClick={() => decide("zusage", {}, "Bestätigt.")}>
          Bestätigen
        </MainButton>
        {refusal?.again && (
          <Button
            variant="tertiary"
            disabled={isSending}
            onClick={() =>
              refusal.again && decide("zusage", { ...refusal.sent, [refusal.again]: true }, "Bestätigt.")
            }
          >
            {overrides[refusal.again]}
          </Button>
        )}
        {isMailed !== undefined && (
          <WithReason
            label="Ablehnen"
            reasons={declineReasons}
            isMailed={isMailed}
            isSending={isSending}
            onSend={(reason) => decide("absage", { reason }, "Abgelehnt.")}
          />
        )}
      </Buttons>
    </Lines>
  );
}

/** The button that takes a confirmed booking back. */
export function TakeBack({ booking, isMailed = false, onDone }: DecisionProps) {
  const { isSending, refusal, decide } = useDecision(booking.documentId, onDone);
  return (
    <Lines>
      {refusal && <p role="alert">{refusal.sentence}</p>}
      <WithReason
        label="Zusage zurücknehmen"
        reasons={takeBackReasons}
        isMailed={isMailed}
        isSending={isSending}
        onSend={(reason) => decide("freigabe", { reason }, "Der Raum ist wieder frei.")}
      />
    </Lines>
  );
}

/** A decision whose mail waits, with the press that undoes it; nothing where there is none. */
export function Undo({ booking, onDone }: { booking: RoomBooking; onDone(): void }) {
  const { isSending, refusal, decide } = useDecision(booking.documentId, onDone);
  if (!booking.undoUntil) return null;
  return (
    <Lines>
      {refusal && <p role="alert">{refusal.sentence}</p>}
      <Buttons>
        <span>Die Mail geht um {formatTime(booking.undoUntil)} hinaus.</span>
        <Button
          variant="tertiary"
          disabled={isSending}
          onClick={() => decide("rueckgaengig", {}, "Rückgängig gemacht. Die Anfrage wartet wieder.")}
        >
          Rückgängig
        </Button>
      </Buttons>
    </Lines>
  );
}

/** What was just decided, the declined requests included: what is said of it stays until its mail goes. */
export function JustDecided({ list, onDone }: { list: RequestList; onDone(): void }) {
  const decided = [
    ...list.bookings.filter(({ undoUntil }) => undoUntil).map((booking) => ["Bestätigt", booking] as const),
    ...list.declined.map((booking) => ["Abgelehnt", booking] as const),
  ];
  return (
    <div role="status" aria-label="Gerade entschieden">
      {decided.map(([word, booking]) => (
        <Decided key={booking.documentId}>
          <p>
            <b>{word}</b>: {booking.title}, {roomOf(booking)}, {timesOf(booking)}
          </p>
          <Undo booking={booking} onDone={onDone} />
        </Decided>
      ))}
    </div>
  );
}

type WithReasonProps = {
  label: string;
  reasons: string[];
  isMailed: boolean;
  isSending: boolean;
  onSend(reason: string): void;
};

function WithReason({ label, reasons, isMailed, isSending, onSend }: WithReasonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState("");
  if (!isAsking)
    return (
      <Button variant="tertiary" onClick={() => setIsAsking(true)}>
        {label} …
      </Button>
    );
  return (
    <Fields>
      <ReasonFields
        label={isMailed ? "Das steht in der Mail" : "Das steht hinter der Vorgangsnummer"}
        reasons={reasons}
        reason={reason}
        onChange={setReason}
      />
      {!isMailed && <Note>Es geht keine Mail hinaus. Rufen Sie an, wenn es eilt.</Note>}
      <Button variant="secondary" disabled={isSending || !reason.trim()} onClick={() => onSend(reason)}>
        {label}
      </Button>
    </Fields>
  );
}

type Sent = Partial<Record<Override, true>>;
type Refusal = { sentence: string; again?: Override; sent: Sent };

/** Refusals stay beside the buttons: a second press may overrule them. */
function useDecision(documentId: string, onDone: () => void) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const decide = async (step: string, body: Sent & { reason?: string }, done: string) => {
    setIsSending(true);
    try {
      await post(`/redaktion/raumanfragen/${documentId}/${step}`, body);
      setRefusal(undefined);
      toggleNotification({ type: "success", message: done });
      onDone();
    } catch (error) {
      if (!isFetchError(error)) throw error;
      const { again } = (error.response?.data?.error?.details ?? {}) as { again?: Override };
      const { reason: _, ...sent } = body;
      setRefusal({ sentence: formatAPIError(error), sent, ...(again && { again }) });
    } finally {
      setIsSending(false);
    }
  };
  return { isSending, refusal, decide };
}

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  width: 100%;
`;

const Text = styled.div`
  margin-block-end: 8px;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;

const Decided = styled.div`
  margin-block-end: 8px;
  padding: 12px 16px;
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.success100};
  color: ${({ theme }) => theme.colors.neutral800};
`;
