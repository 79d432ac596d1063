import { Button } from "@strapi/design-system";
import { useState } from "react";
import type { Spelling } from "../../places/spellings";
import { Card, Entries } from "../ui/panel-styles";
import { useAnswer } from "../ui/use-answer";
import { useRequest } from "../ui/use-request";

const withAddress = (name: string, address: string) => `„${name}“${address ? ` (${address})` : ""}`;

/** How events write places that may be one of the Orte, each with the press that joins them. */
export function Spellings() {
  const [version, setVersion] = useState(0);
  const spellings = useAnswer<{ data: Spelling[] }>("/redaktion/schreibweisen", version)?.data;
  if (!spellings || spellings.length === 0) return null;
  return (
    <Card>
      <h2>Derselbe Ort, anders geschrieben?</h2>
      <p>
        Nur was genauso heißt wie ein Ort und keine andere Adresse nennt, steht in dessen Kalender. Ist es ein
        anderer Ort, lassen Sie es stehen.
      </p>
      <details>
        <summary>
          {spellings.length === 1
            ? "Eine ähnliche Schreibweise"
            : `${spellings.length} ähnliche Schreibweisen`}
        </summary>
        <Entries>
          {spellings.map((spelling) => (
            <li key={`${spelling.name} ${spelling.address}`}>
              <Line spelling={spelling} onJoined={() => setVersion(version + 1)} />
            </li>
          ))}
        </Entries>
      </details>
    </Card>
  );
}

function Line({ spelling, onJoined }: { spelling: Spelling; onJoined(): void }) {
  const { name, address, events, place } = spelling;
  const { isSending, send } = useRequest();
  const join = () =>
    send(({ post }) => post(`/redaktion/orte/${place.documentId}/schreibweise`, { name, address }), onJoined);
  return (
    <>
      <p>
        {withAddress(name, address)} bei {events === 1 ? "einer Veranstaltung" : `${events} Veranstaltungen`},
        ähnlich wie {withAddress(place.name, place.address)}
      </p>
      <Button variant="tertiary" size="S" disabled={isSending} onClick={join}>
        Ist „{place.name}“: zusammenlegen
      </Button>
    </>
  );
}
