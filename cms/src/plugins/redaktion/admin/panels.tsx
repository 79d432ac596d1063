import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { draftTypes, submissionType } from "../submission-types";
import { entryPath, type OpenEntry } from "./open-entry";
import { SentContent } from "./sent-content";

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
export function OriginPanel({ model, documentId }: OpenEntry): Panel {
  const origin = useOrigin(isDraftType(model) ? documentId : undefined);
  if (!origin) return null;
  return {
    title: "Einsendung",
    content: <Link to={entryPath(submissionType, origin.documentId)}>Entstanden aus {origin.reference}</Link>,
  };
}

type Origin = { documentId: string; reference: string };

function useOrigin(draft: string | undefined): Origin | null {
  const { get } = useFetchClient();
  const [origin, setOrigin] = useState<Origin | null>(null);
  useEffect(() => {
    setOrigin(null);
    if (!draft || draft === "create") return;
    get<{ data: Origin | null }>(`/redaktion/entwuerfe/${draft}/einsendung`).then(
      ({ data }) => setOrigin(data.data),
      // Editors without the right to read submissions get no link.
      () => setOrigin(null),
    );
  }, [get, draft]);
  return origin;
}
