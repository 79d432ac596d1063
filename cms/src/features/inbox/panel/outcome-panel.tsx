import { useState } from "react";
import { Button } from "../../../admin/ui/button";
import { dateTimeText } from "../../../admin/ui/date-text";
import { Note, Warning } from "../../../admin/ui/notes";
import type { OpenEntry } from "../../../admin/ui/open-entry";
import { Fields } from "../../../admin/ui/panel-styles";
import { ReasonFields } from "../../../admin/ui/reason-fields";
import { useAnswer } from "../../../admin/ui/use-answer";
import { useRequest } from "../../../admin/ui/use-request";
import { notesOf, type OutcomeNote } from "../../../outcomes/outcome-note";
import { isOpen } from "../../../receiving/due-day";
import { submissionType } from "../panel-data";

const reasons = [
  "Es fehlen Angaben, die wir zum Veröffentlichen brauchen. Bitte schicken Sie uns alles noch einmal zusammen.",
  "Das steht schon im Dorfforum.",
  "Das hat leider zu wenig mit unserem Dorf zu tun.",
  "Werbung veröffentlichen wir nicht.",
  "Wir konnten die Angaben nicht prüfen.",
  "Dafür ist es leider zu spät.",
];

const changes: Record<OutcomeNote["what"], string> = {
  published: "veröffentlicht",
  moved: "verlegt",
  postponed: "verschoben",
  cancelled: "abgesagt",
  dates: "einzelner Termin geändert",
  reinstated: "findet doch statt",
  withdrawn: "von der Website genommen",
  declined: "abgelehnt",
};

const problems: Record<NonNullable<OutcomeNote["problem"]>, string> = {
  limit: "keine Mail, denn dieses Postfach hatte schon drei an einem Tag",
  refused: "keine Mail, denn der Mailserver nimmt die Adresse nicht an",
};

/** Beside an Einsendung: what its sender was told of what became of it, and how it is declined. */
export function OutcomePanel({ model, document, documentId }: OpenEntry) {
  if (model !== submissionType || !document || !documentId) return null;
  const notes = notesOf(document);
  const canDecline = isOpen(document.Bearbeitungsstand);
  if (notes.length === 0 && !canDecline) return null;
  const content = (
    <>
      {notes.map(({ at, what, problem }) => {
        const line = `${dateTimeText(new Date(at), false)}: ${changes[what]}, `;
        const isTold = problem === undefined;
        return isTold ? (
          <Note key={at}>{line}per Mail mitgeteilt</Note>
        ) : (
          <Warning key={at}>{line + problems[problem]}</Warning>
        );
      })}
      {canDecline && <Decline documentId={documentId} document={document} />}
    </>
  );
  return { title: "Bescheid", content };
}

function Decline({ documentId, document }: Required<Pick<OpenEntry, "documentId" | "document">>) {
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState("");
  const { isSending, send } = useRequest();
  const areSent = useAnswer<{ data: { areSent: boolean } }>("/redaktion/mailversand")?.data.areSent;
  const decline = (content: { reason?: string }) =>
    send(
      ({ post }) => post(`/redaktion/einsendungen/${documentId}/ablehnung`, content),
      () => window.location.reload(),
    );
  if (!isAsking)
    return (
      <Button type="button" onClick={() => setIsAsking(true)}>
        Ablehnen
      </Button>
    );
  const canMail = areSent && Boolean(document.E_Mail);
  return (
    <Fields>
      {canMail ? (
        <>
          <ReasonFields
            label="Das steht in der Mail"
            reasons={reasons}
            reason={reason}
            onChange={setReason}
          />
          <Note>
            Die Mail geht gleich an {String(document.E_Mail)}. Sie nennt dazu Art, Tag und Vorgangsnummer,
            nichts von dem, was eingesandt wurde.
          </Note>
        </>
      ) : (
        <Note>
          Es geht keine Mail hinaus:{" "}
          {document.E_Mail ? "Mailversand ist nicht eingerichtet." : "Es ist keine Adresse angegeben."}
        </Note>
      )}
      {Boolean(document.Entwurf) && (
        <Note>Der Entwurf bleibt. Löschen Sie ihn, wenn ihn niemand mehr braucht.</Note>
      )}
      {canMail && (
        <Button type="button" disabled={isSending || !reason.trim()} onClick={() => decline({ reason })}>
          Ablehnen und Mail senden
        </Button>
      )}
      <Button type="button" disabled={isSending} onClick={() => decline({})}>
        Ablehnen ohne Mail
      </Button>
    </Fields>
  );
}
