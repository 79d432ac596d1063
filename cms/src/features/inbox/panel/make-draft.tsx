import type { OpenEntry } from "../../../admin/ui/open-entry";
import { useNewEntry } from "../../../admin/ui/use-new-entry";
import { draftTypeOf } from "../../../outcomes/draft-types";
import { submissionType } from "../panel-data";

/** The button beside an Einsendung that makes its draft or opens the existing one. */
export function MakeDraft({ model, document, documentId }: OpenEntry) {
  const { loading, make } = useNewEntry();
  if (model !== submissionType || !document || !draftTypeOf(document.Art)) return null;
  return {
    label: document.Entwurf ? "Entwurf öffnen" : "Entwurf anlegen",
    position: "panel" as const,
    variant: "secondary" as const,
    loading,
    onClick: () => make(`einsendungen/${documentId}/entwurf`),
  };
}
