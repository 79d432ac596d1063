import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { styled } from "styled-components";

const LABELS: Record<string, string> = {
  Ganztaegig: "Ganztägig",
  Strasse: "Straße",
  E_Mail: "E-Mail",
  Webseite: "Website",
  Bild_Alt: "Bildbeschreibung",
  Telefon_fuer_Rueckfragen: "Telefon für Rückfragen",
  Ansprechpartner_Rolle: "Ansprechperson (Funktion)",
  Verfuegbarkeit: "Verfügbarkeit",
};

const Facts = styled.dl`
  width: 100%;
  overflow-wrap: anywhere;
  font-size: 1.4rem;
  line-height: 1.43;
  color: ${({ theme }) => theme.colors.neutral800};

  dt {
    font-weight: 600;
  }
  dd {
    margin: 0 0 8px;
    white-space: pre-line;
  }
  img {
    max-width: 100%;
  }
`;

const moment = new Intl.DateTimeFormat("de-DE", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Europe/Berlin",
});

function shown(name: string, value: unknown): string {
  if (typeof value === "boolean") return value ? "ja" : "nein";
  const text = String(value);
  return name === "Beginn" || name === "Ende" ? moment.format(new Date(text)) : text;
}

/** What a visitor typed, as plain text, and the picture that came with it. */
export function SentContent({ reference, data }: { reference: string; data: Record<string, unknown> }) {
  const picture = usePicture(reference);
  return (
    <Facts>
      {Object.entries(data).map(([name, value]) => (
        <div key={name}>
          <dt>{LABELS[name] ?? name}</dt>
          <dd>{shown(name, value)}</dd>
        </div>
      ))}
      {picture && (
        <div>
          <dt>Bild, noch nicht öffentlich</dt>
          <dd>
            <img src={picture} alt={String(data.Bild_Alt ?? "Ohne Beschreibung eingesandt")} />
          </dd>
        </div>
      )}
    </Facts>
  );
}

/** An address for this panel alone: the picture comes with the editor's session and is nowhere public. */
function usePicture(reference: string): string | undefined {
  const { get } = useFetchClient();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let gone = false;
    get(`/redaktion/einsendungen/${reference}/bild`, { responseType: "blob" }).then(
      ({ data }) => {
        if (gone) return;
        made = URL.createObjectURL(data);
        setAddress(made);
      },
      // Most proposals come without one.
      () => setAddress(undefined),
    );
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [get, reference]);
  return address;
}
