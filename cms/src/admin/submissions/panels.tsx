import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { SentContent } from "./sent-content";
import { DRAFTS, entryPath, type Opened, SUBMISSIONS } from "./types";

type Panel = { title: string; content: React.ReactNode } | null;

/** Beside an Einsendung: what was sent. */
export function SubmissionPanel({ model, document }: Opened): Panel {
  if (model !== SUBMISSIONS || !document) return null;
  return {
    title: "Einsendung",
    content: (
      <SentContent
        reference={String(document.Vorgangsnummer)}
        data={(document.Daten ?? {}) as Record<string, unknown>}
      />
    ),
  };
}

/** Beside a draft that was made of an Einsendung: the way back to it. */
export function OriginPanel({ model, documentId }: Opened): Panel {
  const origin = useOrigin(DRAFTS.includes(model) ? documentId : undefined);
  if (!origin) return null;
  return {
    title: "Einsendung",
    content: <Link to={entryPath(SUBMISSIONS, origin.documentId)}>Entstanden aus {origin.reference}</Link>,
  };
}

type Origin = { documentId: string; reference: string };

function useOrigin(draft: string | undefined): Origin | undefined {
  const { get } = useFetchClient();
  const [origin, setOrigin] = useState<Origin | null>();
  useEffect(() => {
    setOrigin(null);
    if (!draft || draft === "create") return;
    get<{ data: Origin | null }>(`/redaktion/entwuerfe/${draft}/einsendung`).then(
      ({ data }) => setOrigin(data.data),
      // Who may not read proposals sees no way to one.
      () => setOrigin(null),
    );
  }, [get, draft]);
  return origin ?? undefined;
}
