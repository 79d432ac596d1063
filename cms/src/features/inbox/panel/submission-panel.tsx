import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { seriesInWords } from "@dorfforum/shared/calendar/rule-in-german";
import { berlinDay, villageFormat } from "@dorfforum/shared/calendar/village-time";
import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { entryPath, type OpenEntry } from "../../../admin/ui/open-entry";
import { Facts } from "../../../admin/ui/panel-styles";
import { useAnswer } from "../../../admin/ui/use-answer";
import offer from "../../../api/angebot/content-types/angebot/schema.json";
import article from "../../../api/beitrag/content-types/beitrag/schema.json";
import organisation from "../../../api/organisation/content-types/organisation/schema.json";
import event from "../../../api/veranstaltung/content-types/veranstaltung/schema.json";
import { draftTypes } from "../../../outcomes/draft-types";
import { submissionType } from "../panel-data";

type Panel = { title: string; content: React.ReactNode } | null;

/** Shows beside an Einsendung what the visitor sent. */
export function SubmissionPanel({ model, document }: OpenEntry): Panel {
  if (model !== submissionType || !document) return null;
  return {
    title: "Einsendung",
    content: (
      <SentContent
        art={String(document.Art)}
        reference={String(document.Vorgangsnummer)}
        data={(document.Daten ?? {}) as Record<string, unknown>}
      />
    ),
  };
}

const isDraftType = (model: string) => Object.values<string>(draftTypes).includes(model);

/** Links a draft to the Einsendung that it was made of. */
export function OriginPanel({ model, documentId, document }: OpenEntry): Panel {
  const path = isDraftType(model) && document && `/redaktion/entwuerfe/${documentId}/einsendung`;
  // Editors without the right to read submissions get no link.
  const origin = useAnswer<{ data: { documentId: string; reference: string } | null }>(
    path || undefined,
  )?.data;
  if (!origin) return null;
  return {
    title: "Einsendung",
    content: <Link to={entryPath(submissionType, origin.documentId)}>Entstanden aus {origin.reference}</Link>,
  };
}

type Attributes = Record<string, { pluginOptions: { redaktion: { label?: string; hidden?: boolean } } }>;

/** The attributes of the draft types by the Art of an Einsendung. */
const attributesByArt: Record<string, Attributes> = {
  veranstaltung: event.attributes,
  organisation: organisation.attributes,
  beitrag: article.attributes,
  angebot: offer.attributes,
};

/** Labels of fields that no content type has. */
const ownLabels: Record<string, string> = {
  Richtung: "Biete oder Suche",
  Kontakt: "Öffentlicher Kontakt",
  Kategorie: "Thema",
  Zeiten: "Öffnungs- und Treffzeiten",
  Telefon_fuer_Rueckfragen: "Telefon für Rückfragen",
  Verfuegbarkeit: "Verfügbarkeit",
};

const labelOf = (art: string, name: string) =>
  attributesByArt[art]?.[name]?.pluginOptions.redaktion.label ?? ownLabels[name] ?? name;

const dateTime = villageFormat({
  dateStyle: "full",
  timeStyle: "short",
});

function displayText(name: string, value: unknown, data: Record<string, unknown>): string {
  if (typeof value === "boolean") return value ? "ja" : "nein";
  const text = String(value);
  if (name === "Wiederholung") return seriesInWords({ rule: text, day: berlinDay(String(data.Beginn)) });
  if (name === "Gueltig_bis") return formatLongDate(text);
  if (name === "Richtung") return text === "suche" ? "Suche" : "Biete";
  return name === "Beginn" || name === "Ende" ? dateTime(text) : text;
}

type SentContentProps = { art: string; reference: string; data: Record<string, unknown> };

/** The fields that a visitor filled in, as plain text, and the picture. */
function SentContent({ art, reference, data }: SentContentProps) {
  const picture = usePicture(reference);
  return (
    <Facts>
      {Object.entries(data).map(([name, value]) => (
        <div key={name}>
          <dt>{labelOf(art, name)}</dt>
          <dd>{displayText(name, value, data)}</dd>
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

/** A blob URL of the picture. The picture has no public address; loading it needs the editor's session. */
function usePicture(reference: string): string | undefined {
  const { get } = useFetchClient();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let blobUrl: string | undefined;
    let isUnmounted = false;
    get(`/redaktion/einsendungen/${reference}/bild`, { responseType: "blob" }).then(
      ({ data }) => {
        if (isUnmounted) return;
        blobUrl = URL.createObjectURL(data);
        setUrl(blobUrl);
      },
      // 404: most submissions have no picture.
      () => setUrl(undefined),
    );
    return () => {
      isUnmounted = true;
      if (blobUrl) URL.revokeObjectURL(blobUrl);
    };
  }, [get, reference]);
  return url;
}
