import { Widget } from "@strapi/strapi/admin";
import { useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../../admin/ui/button";
import { useAnswer } from "../../../admin/ui/use-answer";
import { useRequest } from "../../../admin/ui/use-request";
import { Content } from "../../../admin/ui/widget-content";
import type { LetterPreview, LetterReaders, Letters } from "../panel-data";

const words: Record<keyof LetterReaders, string> = {
  woche: "den Brief der Woche",
  gefahr: "Warnungen bei Gefahr",
  warnung: "auch alle anderen Warnungen",
  kategorie: "Neues einer Kategorie",
  organisation: "Neues eines Vereins oder einer Einrichtung",
  veranstaltung: "Änderungen einer Veranstaltung",
  erinnerung: "Erinnerungen",
  abfall: "den Abfall am Abend vorher",
};

const dayText = new Intl.DateTimeFormat("de-DE", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** Who gets what by mail, as numbers; letters on their way, which can be stopped; the next letter of the week. */
export function LettersWidget() {
  const answer = useAnswer<{ data: Letters }>("/redaktion/briefe");
  const { isSending, send } = useRequest();
  if (!answer) return <Widget.NoData>Von hier gehen keine Briefe.</Widget.NoData>;
  const { readers, paused, refused, isPaused, mayResume, sending, next } = answer.data;
  const act = (path: string, question: string) => {
    if (!window.confirm(question)) return;
    void send(
      ({ post }) => post(`/redaktion/briefe/${path}`),
      () => window.location.reload(),
    );
  };
  return (
    <Content>
      {isPaused && (
        <div role="alert">
          <p>
            <b>Es gehen keine Briefe hinaus.</b> Die Datenbank ist älter als das, was daneben steht:
            Vermutlich wurde eine Sicherung eingespielt.{" "}
            {mayResume ? "" : "Bitte sagen Sie es der Verwaltung des Dorfforums."}
          </p>
          {mayResume && (
            <Button
              type="button"
              disabled={isSending}
              onClick={() =>
                act("fortsetzen", "Ab jetzt wieder Briefe verschicken? Was noch wartete, wird verworfen.")
              }
            >
              Ab jetzt wieder verschicken
            </Button>
          )}
        </div>
      )}
      <ul>
        {(Object.keys(words) as (keyof LetterReaders)[]).map((kind) => (
          <li key={kind}>
            <b>{readers[kind]}</b> {readers[kind] === 1 ? "bekommt" : "bekommen"} {words[kind]}
          </li>
        ))}
        {paused > 0 && (
          <li>
            <b>{paused}</b> {paused === 1 ? "macht" : "machen"} Pause
          </li>
        )}
        {refused > 0 && (
          <li>
            <b>{refused}</b> {refused === 1 ? "Adresse nimmt" : "Adressen nehmen"} keine Mail mehr an
          </li>
        )}
      </ul>
      {sending.map(({ documentId, subject, receivers, waiting, refused }) => (
        <div key={documentId}>
          <p>
            {waiting > 0
              ? `Unterwegs: ${subject} – noch ${waiting} von ${receivers}`
              : `Verschickt: ${subject} an ${receivers}`}
            {refused > 0 && `, ${refused} davon nahm der Mailserver nicht an`}
          </p>
          {waiting > 0 && (
            <Button
              type="button"
              disabled={isSending}
              onClick={() =>
                act(`${documentId}/anhalten`, `Den Brief „${subject}“ an ${waiting} nicht mehr verschicken?`)
              }
            >
              Anhalten
            </Button>
          )}
        </div>
      ))}
      <p>
        Der nächste Brief der Woche geht am {dayText.format(new Date(next.day))} ab {next.hour} Uhr hinaus.
      </p>
      <Preview />
    </Content>
  );
}

/** The next letter as it would be now, in a frame in which nothing runs. */
function Preview() {
  const { isSending, send } = useRequest();
  const [preview, setPreview] = useState<LetterPreview>();
  const show = () =>
    send(
      ({ get }) => get<{ data: LetterPreview }>("/redaktion/briefe/vorschau"),
      ({ data }) => setPreview(data.data),
    );
  if (!preview)
    return (
      <Button type="button" disabled={isSending} onClick={show}>
        Ansehen
      </Button>
    );
  if (preview.isEmpty) return <p>In der Woche ist noch nichts: So ginge kein Brief hinaus.</p>;
  return <Letter title={preview.subject} srcDoc={preview.html} sandbox="" />;
}

const Letter = styled.iframe`
  width: 100%;
  height: 60rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
`;
