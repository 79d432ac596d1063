import { useState } from "react";
import { Button } from "../../../admin/ui/button";
import { useRequest } from "../../../admin/ui/use-request";
import type { Left } from "../../../slots/left";

/** What is left of a feature that is off, with the button that deletes it. */
export function LeftOfFeature({ name, sentences }: Left) {
  const { isSending, send } = useRequest();
  const [isEmpty, setIsEmpty] = useState(false);
  const empty = () => {
    const question = "Alles davon jetzt für immer löschen? Wer es geschickt hat, erfährt davon nichts.";
    if (!window.confirm(`${sentences}\n\n${question}`)) return;
    void send(
      ({ post }) => post(`/redaktion/funktionen/${name}/leeren`),
      () => setIsEmpty(true),
    );
  };
  if (isEmpty) return <p role="status">Gelöscht: Davon ist nichts mehr gespeichert.</p>;
  return (
    <div>
      <p>{sentences} Das verschwindet von selbst, wenn die Zeit der Aufbewahrung um ist.</p>
      <Button type="button" disabled={isSending} onClick={empty}>
        Alles davon löschen
      </Button>
    </div>
  );
}
